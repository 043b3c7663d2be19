import { localeFacts } from '../../domain/words/locale.ts';
import type { Site } from '../site.ts';
import { keyFacts } from './facts.ts';

/** A car as the page of saved cars lists it; `facts` in the order of the file's labels, '' where not known. */
export type SavedCarRow = {
	id: number;
	name: string;
	path: string;
	price: string;
	image: string | null;
	facts?: string[];
};

/** What cars are compared by, in the order of the table's rows (CARD-4). */
const comparedKinds = ['condition', 'distance', 'transmission', 'fuel', 'body', 'engine', 'drive', 'seats'] as const;

/** The labels of the facts in the rows: price and year, then what a buyer looks at first. Empty where nothing is compared. */
export function comparedLabels({ config }: Site): string[] {
	if (!config.card.compare) return [];
	const { distanceLabel } = localeFacts(config.locale);
	return ['Price', 'Year', 'Condition', distanceLabel, 'Transmission', 'Fuel', 'Body', 'Engine', 'Drive', 'Seats'];
}

/** The row of a car that is on the site, with its facts where cars are compared. */
export function savedCarRow(site: Site, slug: string): SavedCarRow[] {
	const card = site.card(slug);
	if (!card) return [];
	const { id, name, variant, path, image, sold } = card;
	const price = sold ? 'Sold' : card.price.text;
	const row = { id, name: [name, variant].filter(Boolean).join(' '), path, price, image: image?.src ?? null };
	return [site.config.card.compare ? { ...row, facts: comparedFacts(site, slug, price) } : row];
}

function comparedFacts({ car, config }: Site, slug: string, price: string): string[] {
	const own = car(slug);
	if (!own) return [];
	const facts = new Map(keyFacts(own, config).map(({ kind, value }) => [kind, value]));
	return [price, String(own.year), ...comparedKinds.map((kind) => facts.get(kind) ?? '')];
}
