import { isIPv6 } from 'node:net';

/** Wrong keys that one address may send in a window. */
const most = 10;
const windowMs = 10 * 60_000;
/** Addresses that are remembered; the oldest are forgotten first. */
const mostAddresses = 10_000;

type Count = { count: number; until: number };

/** Counts wrong keys by address. `now` in Unix milliseconds. */
export function createWrongKeys(now: () => number) {
	const counts = new Map<string, Count>();
	const current = (ip: string): Count | undefined => {
		const found = counts.get(network(ip));
		return found && found.until > now() ? found : undefined;
	};
	return {
		/** Seconds for which an address may not try again; 0 if it may. */
		waitSeconds: (ip: string): number => {
			const found = current(ip);
			return found && found.count >= most ? Math.ceil((found.until - now()) / 1000) : 0;
		},
		note: (ip: string): void => {
			const found = current(ip) ?? { count: 0, until: now() + windowMs };
			counts.delete(network(ip));
			counts.set(network(ip), { ...found, count: found.count + 1 });
			const [oldest] = counts.keys();
			if (counts.size > mostAddresses && oldest !== undefined) counts.delete(oldest);
		},
	};
}

/** An IPv6 visitor has a whole /64 to send from. */
const network = (ip: string): string => (isIPv6(ip) && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip);
