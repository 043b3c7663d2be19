import { type Findable, type FoundPlaces, findPlaces } from './find-places.ts';
import { kilometresBetween, type Point } from './near.ts';

/** A suburb or town that visitors name though no place of business is there, within some kilometres of its middle. */
export type KnownPlace = Findable & { at: Point };

/** Reads a table of `known`: entries as `4152 Carindale 2751 15310`, by comma or line. */
export function readKnownPlaces(table: string): KnownPlace[] {
	return [...table.matchAll(/(\d{4}) (.+?) (\d{4}) (\d{5})(?=[,\n])/g)].map(
		([, postcode = '', name = '', south, east]) => ({
			name,
			postcode,
			address: '',
			at: { lat: -Number(south) / 100, long: Number(east) / 100 },
		}),
	);
}

const states =
	/\b(?:qld|nsw|act|vic|tas|sa|wa|nt|nz|queensland|new south wales|victoria|tasmania|australia|new zealand)\b/gi;

/**
 * The known places that are meant, likeliest first (LOC-2): `Carindale`, `cari`, `Carrindale QLD`, `4152`. Of those called alike the one
 * that is nearest to a place of business. A postcode that is not in the table is about where the nearest number is (`postcode`), and is
 * none where no number is near.
 */
export function meantPlaces(
	known: readonly KnownPlace[],
	typed: string,
	yards: readonly Point[],
): FoundPlaces<KnownPlace> {
	const asked = typed.replace(states, ' ').trim() || typed;
	const found = findPlaces(known, asked);
	const isHalfNumber = /^\d{1,3}$/.test(asked);
	if (isHalfNumber || found.by === 'all' || found.by === 'nothing') return { places: [], by: 'nothing' };
	if (found.by === 'postcode') return { places: nearNumber(found.places, asked), by: 'postcode' };
	const rank = (place: KnownPlace) => (isCalled(place, asked) ? 0 : 100_000) + nearestYard(place, yards);
	const ranked = found.places
		.map((place) => ({ place, rank: rank(place) }))
		.sort((one, other) => one.rank - other.rank);
	return { places: ranked.map(({ place }) => place), by: found.by };
}

/** Postcodes of one area are no further apart. */
const widestGap = 250;

/** The place with the nearest number; none for a number that is no postcode, as 9999. */
function nearNumber([nearest]: readonly KnownPlace[], asked: string): KnownPlace[] {
	const gap = Number(/\d{4,}/.exec(asked)?.[0]) - Number(nearest?.postcode);
	return nearest && Math.abs(gap) <= widestGap ? [nearest] : [];
}

/** Whether that is a place's name, with its postcode or without, in one word or in two. */
export const isCalled = ({ name }: KnownPlace, asked: string): boolean =>
	lettersOf(asked.replace(/\d+/g, '')) === lettersOf(name);

const lettersOf = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

const nearestYard = ({ at }: KnownPlace, yards: readonly Point[]): number =>
	Math.min(...yards.map((yard) => kilometresBetween(at, yard)), 50_000);

/** What the visitor may mean so far, to choose from: `Carindale 4152`. */
export function suggestedPlaces(places: readonly KnownPlace[], count: number): string[] {
	const spots = Map.groupBy(places, ({ name, at }) => `${name} ${at.lat} ${at.long}`);
	const first = [...spots.values()].flatMap(([place]) => place ?? []);
	return first.slice(0, count).map(({ name, postcode }) => `${name} ${postcode}`);
}

/** What they are called together: `Carindale 4152`; by the number that was typed where it has several suburbs or is not in the table. */
export function spokenOf({ places: [place, next], by }: FoundPlaces<KnownPlace>, typed: string): string {
	if (!place || by === 'postcode' || (next && /^\d+$/.test(typed))) return typed;
	return `${place.name} ${place.postcode}`;
}
