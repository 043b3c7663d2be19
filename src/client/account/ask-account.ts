import { accountPaths } from '../../contract/account-calls.ts';

/** Asks who is signed in (USER-4). Rejects where the server gives no answer in JSON. */
export async function askAccount(base: string): Promise<unknown> {
	const headers = { accept: 'application/json' };
	const response = await fetch(base + accountPaths.account, { headers, cache: 'no-store' });
	if (!response.ok) throw new Error(`The server answered ${response.status}.`);
	return response.json();
}

let first: Promise<unknown> | null = null;

/** The same, asked once by all scripts of a page; after a failure, which all who wait get, the next one asks again. */
export function firstAnswer(base: string): Promise<unknown> {
	first ??= askAccount(base).catch((error: unknown) => {
		first = null;
		throw error;
	});
	return first;
}
