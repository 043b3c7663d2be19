import { trackingKeys } from '../../../domain/leads/tracking-keys.ts';
import { asRecord } from './device-store.ts';

/** The pages that a visitor has seen (USER-5, USER-6). `savedAt` in Unix milliseconds. */
export type Visits = {
	/** Paths, oldest first. */
	readonly pages: readonly string[];
	/** What the first page's query said of where the visitor came from. */
	readonly query: Readonly<Record<string, string>>;
	readonly savedAt: number;
};

const mostPages = 50;
const month = 30 * 24 * 60 * 60_000;
/** Where a visitor comes from. */
/** Never kept of a query. */
const privateKeys = [
	'car_id',
	'slug',
	'payment_intent_client_secret',
	'payment_intent',
	'redirect_status',
	'lead_id',
] as const;

const isTracked = (query: Readonly<Record<string, string>>): boolean => trackingKeys.some((key) => key in query);

/**
 * The history after a page (USER-6). It starts again where a query with tracking keys arrives and none with such keys was
 * saved: a search in the first page's address does not hide which advertisement a visitor came by later. It also does where
 * the query was saved more than 30 days ago and the page is a new one. Success pages and repeats are not recorded, nor is a
 * 51st page.
 */
export function visited(visits: Visits, { path, search }: { path: string; search: string }, now: number): Visits {
	const query = keptQuery(search);
	const isNew = !visits.pages.includes(path);
	const arrives = isTracked(query) && !isTracked(visits.query);
	const isOld = isNew && visits.savedAt > 0 && now - visits.savedAt > month;
	const first = visits.savedAt === 0 || arrives || isOld;
	const known = first ? { pages: [], query, savedAt: now } : visits;
	const counts = !/^\/success(?:\/|$)/.test(path) && !known.pages.includes(path) && known.pages.length < mostPages;
	return counts ? { ...known, pages: [...known.pages, path] } : known;
}

/** What a storage holds as a history; an empty one for anything else. */
export function readVisits(stored: unknown): Visits {
	const { pages, query, savedAt } = asRecord(stored);
	return {
		pages: Array.isArray(pages) ? pages.filter((page) => typeof page === 'string').slice(0, mostPages) : [],
		query: Object.fromEntries(Object.entries(asRecord(query)).filter(isTextEntry)),
		savedAt: typeof savedAt === 'number' ? savedAt : 0,
	};
}

function keptQuery(search: string): Record<string, string> {
	const entries = [...new URLSearchParams(search)].filter(([key]) => !(privateKeys as readonly string[]).includes(key));
	return Object.fromEntries(entries);
}

const isTextEntry = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
