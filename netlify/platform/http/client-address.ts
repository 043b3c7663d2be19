import { isIP } from 'node:net';

const headerVariable = 'FORECOURT_CLIENT_ADDRESS_HEADER';
const hopsVariable = 'FORECOURT_CLIENT_ADDRESS_HOPS';

/**
 * The visitor's address: by default that of the connection, as the platform saw it. Behind your own proxy
 * `FORECOURT_CLIENT_ADDRESS_HEADER` names the header that it writes; where several proxies add to a list,
 * `FORECOURT_CLIENT_ADDRESS_HOPS` says how many of its last entries are theirs (1). No other header counts, since a visitor can
 * send any. If the list is too short or the entry is not an address, the connection's address is used.
 */
export function clientAddress(connection: string, headers: Headers, env: NodeJS.ProcessEnv): string {
	const name = env[headerVariable];
	if (!name) return connection;
	const entries = (headers.get(name) ?? '').split(',');
	const address = bare(entries.at(-hopsOf(env)) ?? '');
	return isIP(address) ? address : connection;
}

/** Throws an Error if it is not a number: with a wrong one we would believe addresses that visitors make up. */
function hopsOf(env: NodeJS.ProcessEnv): number {
	const text = env[hopsVariable] || '1';
	if (/^[1-9]\d?$/.test(text)) return Number(text);
	throw new Error(`${hopsVariable}: found ${text}, expected a whole number above 0.`);
}

/** The address without its port, which some proxies add. */
function bare(entry: string): string {
	const text = entry.trim();
	const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
	return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}
