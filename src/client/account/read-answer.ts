import type { AccountAnswer, AccountUser, WatchlistEntry } from '../../contract/account.ts';
import { alertWays } from '../../contract/account-calls.ts';
import { asRecord } from '../leads/device/device-store.ts';
import { idsIn } from '../saved/saved-cars.ts';

/** Who is signed in and what they watch, as the server answers (USER-4); null for anything else. */
export function readAccount(json: unknown): AccountAnswer | null {
	const { user, watchlist } = asRecord(json);
	const cars = readWatchlist(watchlist);
	if (cars === null) return null;
	if (user === null) return { user: null, watchlist: cars };
	const known = readUser(user);
	return known && { user: known, watchlist: cars };
}

/** The cars of an answer, each once; null for anything else than a list of `{ id }` (USER-11). */
export function readWatchlist(value: unknown): WatchlistEntry[] | null {
	if (!Array.isArray(value)) return null;
	const ids = value.map((entry) => asRecord(entry)['id']);
	return idsIn(ids).map((id) => ({ id }));
}

function readUser(value: unknown): AccountUser | null {
	const { phone, name, last_name, email, alerts } = asRecord(value);
	if (typeof phone !== 'string' || phone === '') return null;
	return {
		phone,
		name: textOf(name),
		last_name: textOf(last_name),
		email: textOf(email),
		alerts: alertWays.find((way) => way === alerts) ?? 'none',
	};
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
