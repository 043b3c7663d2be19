import { type LookupAddress, type LookupOptions, promises } from 'node:dns';
import { isIP } from 'node:net';

const known = new Map<string, Promise<LookupAddress[]>>();

/**
 * The addresses of a name, asked for once in a run: four names are looked up at a time, and one that does not exist can take
 * seconds. A name below `localhost` is this machine, as browsers have it. Rejects as `dns.lookup` does.
 */
export function resolveName(name: string): Promise<LookupAddress[]> {
	if (name.endsWith('.localhost')) return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
	const family = isIP(name);
	if (family > 0) return Promise.resolve([{ address: name, family }]);
	const addresses = known.get(name) ?? promises.lookup(name, { all: true });
	known.set(name, addresses);
	return addresses;
}

type LookedUp = (error: Error | null, addresses: LookupAddress[] | string, family?: number) => void;

/** The same as Node's requests ask for it. */
export function lookupOnce(name: string, { all }: LookupOptions, done: LookedUp): void {
	resolveName(name).then(
		(addresses) => {
			const [first = { address: '', family: 4 }] = addresses;
			if (all) done(null, addresses);
			else done(null, first.address, first.family);
		},
		(error: Error) => done(error, []),
	);
}
