import { withoutMarks } from '../addresses/slug.ts';
import { isNearly } from '../words/nearly.ts';
import { kilometresBetween, type Point } from './near.ts';

/** What visitors know a place by, and what it has: its makes and departments. */
export type Findable = { name: string; address: string; postcode: string; has?: string };

/**
 * The places to list, and why: all of them where nothing was asked or nothing is called so; `has` are those that have what was asked
 * for, `similar` those whose name is nearly so.
 */
export type FoundPlaces<Place> = { places: Place[]; by: 'all' | 'words' | 'has' | 'postcode' | 'similar' | 'nothing' };

/**
 * The places whose name or address has every word that was typed, begun ones too: `cleve`, `4163` (LOC-2); else those that have it, as
 * a make. Where none has, and a postcode was typed, all of them by it: 4157 is nearer to 4163 than to 4215, as neighbouring areas have
 * neighbouring numbers. Else those that were meant where a letter or two are wrong: `moroka` is Moorooka.
 */
export function findPlaces<Place extends Findable>(places: readonly Place[], typed: string): FoundPlaces<Place> {
	const asked = wordsOf(typed);
	if (asked.length === 0) return { places: [...places], by: 'all' };
	const named = places.filter((place) => hasWords(place, asked));
	if (named.length > 0) return { places: named, by: 'words' };
	const having = places.filter((place) => hasWords(withAll(place), asked));
	if (having.length > 0) return { places: having, by: 'has' };
	const postcode = asked.find((word) => /^\d{4,5}$/.test(word));
	if (postcode === undefined) return similarPlaces(places, asked);
	const far = ({ postcode: own }: Place) => Math.abs(Number(own || Infinity) - Number(postcode));
	return { places: places.toSorted((one, other) => far(one) - far(other)), by: 'postcode' };
}

/** The first of several lists that has what was typed, as `service` is a word of workshops only; -1 where none has (LOC-2). */
export const listThatHas = (lists: readonly (readonly Findable[])[], typed: string): number =>
	lists.findIndex((places) => ['words', 'has', 'similar'].includes(findPlaces(places, typed).by));

function similarPlaces<Place extends Findable>(places: readonly Place[], asked: readonly string[]): FoundPlaces<Place> {
	const similar = places.filter((place) => hasWords(withAll(place), asked, isNearly));
	return similar.length > 0 ? { places: similar, by: 'similar' } : { places: [...places], by: 'nothing' };
}

/** Its address has what the place has too. */
const withAll = ({ name, address, postcode, has = '' }: Findable): Findable => ({
	name,
	address: `${address} ${has}`,
	postcode,
});

const wordsOf = (text: string): string[] => withoutMarks(text).match(/[\p{L}\d]+/gu) ?? [];

type IsMeant = (word: string, typed: string) => boolean;

const isBegun: IsMeant = (word, typed) => word.startsWith(typed);

function hasWords({ name, address, postcode }: Findable, asked: readonly string[], isMeant = isBegun): boolean {
	const words = wordsOf(`${name} ${address} ${postcode}`);
	// Two words are written as one, too: `goldcoast`.
	const all = [...words, ...words.slice(1).map((word, index) => `${words[index]}${word}`)];
	return asked.every((typed) => all.some((word) => isMeant(word, typed)));
}

/** Places with how far each is from a visitor, in whole kilometres and at least one, the nearest first; those that nobody knows where they are come last (LOC-2). */
export function placesByDistance<Place extends { at: Point | null }>(
	places: readonly Place[],
	visitor: Point,
): { place: Place; km: number | null }[] {
	const far = places.map((place) => ({
		place,
		km: place.at && Math.max(1, Math.round(kilometresBetween(visitor, place.at))),
	}));
	return far.toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity));
}

/**
 * Places that were found by their name or address come first, all others after them by how far they are from the first of these, in
 * whole kilometres; those found have none (LOC-2). Null where nobody knows where the first one is.
 */
export function foundFirst<Place extends { at: Point | null }>(
	found: readonly Place[],
	all: readonly Place[],
): { place: Place; km: number | null }[] | null {
	const at = found[0]?.at;
	if (!at) return null;
	const others = all.filter((place) => !found.includes(place));
	return [...found.map((place) => ({ place, km: null })), ...placesByDistance(others, at)];
}
