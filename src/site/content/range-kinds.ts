import type { SiteConfig } from '../../config/site.ts';
import { slugify } from '../../domain/addresses/slug.ts';
import { bodyPlural } from '../../domain/cars/body-words.ts';
import { inAlphabet } from '../../domain/words/alphabet.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import type { Site } from '../site.ts';
import { fuelWords, saidOf } from './model-words.ts';
import type { StockModel } from './stock-models.ts';

type Model = Pick<SiteConfig['models'][number], 'specifications'>;

/** A body, type or engine that some of the models have: `suv`, `SUVs`, and the list of all such cars. */
export type RangeKind = { key: string; name: string; url: string };

/** Kinds of engine that buyers choose by. */
const chosenFuels: readonly string[] = ['electric', 'plug-in hybrid', 'hybrid', 'diesel'];

/** Seats that large families look for. */
const manySeats = 7;
const seatsKey = 'many-seats';

/** The bodies of a model, its kinds of engine and whether many can sit in it, as keys: those in stock, else as the config says them. */
export function modelKinds(model: Model, own: readonly StockModel[], bodies: readonly string[]): string[] {
	const said = saidOf(model, 'body')?.toLowerCase();
	const inStock = own.flatMap((one) => one.bodies);
	const named = bodies.filter((body) => said?.includes(body.toLowerCase()));
	const fuels = fuelWords(saidOf(model, 'fuel') ?? saidOf(model, 'engine'), own);
	const words = [...(inStock.length > 0 ? inStock : named), ...fuels.filter((fuel) => chosenFuels.includes(fuel))];
	return [...new Set([...words.map(slugify), ...(hasManySeats(model, own) ? [seatsKey] : [])])];
}

/** Whether it comes with so many seats: as the config says, `5 or 7`, else as those in stock. */
function hasManySeats(model: Model, own: readonly StockModel[]): boolean {
	const said = saidOf(model, 'seats')?.match(/\d+/g)?.map(Number);
	const seats = said ?? own.flatMap(({ types }) => Object.values(types).flatMap((one) => one.seats));
	return seats.some((count) => count >= manySeats);
}

/** What the models of the range can be narrowed by: bodies first, those of most models before others; never what all of them are. */
export function rangeKinds(site: Site, models: readonly { kinds: readonly string[] }[]): RangeKind[] {
	const { locale } = site.config;
	const counts = Map.groupBy(
		models.flatMap(({ kinds }) => kinds),
		(key) => key,
	);
	const some = (key: string): number => {
		const count = counts.get(key)?.length ?? 0;
		return count < models.length ? count : 0;
	};
	const bodies = stockBodies(site).map((body) => ({
		key: slugify(body),
		name: bodyPlural(localiseText(body, locale)),
		url: site.searchUrl({ simple_body: [body] }),
	}));
	const fuels = chosenFuels.map((fuel) => ({
		key: slugify(fuel),
		name: capitalised(fuel),
		url: site.searchUrl({ simple_fuel: [capitalised(fuel)] }),
	}));
	const seats = {
		key: seatsKey,
		name: `${manySeats} seats or more`,
		url: site.searchUrl({ seats: [...new Set(stockSeats(site))].filter((count) => count >= manySeats).map(String) }),
	};
	const found = [
		...bodies.sort((one, other) => some(other.key) - some(one.key) || inAlphabet(one.name, other.name)),
		...fuels,
		seats,
	].filter(({ key }) => some(key) > 0);
	return found.length < 2 ? [] : found;
}

/** The bodies of all that is in stock, as the stock spells them. */
export const stockBodies = (site: Pick<Site, 'modelsInStock'>): string[] => [
	...new Set(site.modelsInStock().flatMap(({ models }) => models.flatMap((model) => model.bodies))),
];

const stockSeats = (site: Pick<Site, 'modelsInStock'>): number[] =>
	site
		.modelsInStock()
		.flatMap(({ models }) => models.flatMap(({ types }) => Object.values(types).flatMap(({ seats }) => seats)));
