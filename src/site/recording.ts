import type { Site } from './site.ts';

/**
 * A view of the site that notes what a page reads of it: a key of the config (`config ["navigation"]`) or a question
 * with its arguments (`car ["2020-kia-rio"]`). The build renders a page again when, and only when, the answer to one of
 * its reads has changed; nobody writes cache keys by hand.
 */
export function recordReads(site: Site): { view: Site; reads: Set<string> } {
	const reads = new Set<string>();
	const config = new Proxy(site.config, {
		get(target, key, receiver) {
			if (typeof key === 'string') reads.add(configRead(key));
			return Reflect.get(target, key, receiver);
		},
		ownKeys() {
			throw new Error('Pages read config keys by name, so that the build knows which.');
		},
	});
	const view = new Proxy(site, {
		get(target, key, receiver) {
			if (key === 'config') return config;
			const value: unknown = Reflect.get(target, key, receiver);
			if (typeof value !== 'function' || typeof key !== 'string') return value;
			return (...args: unknown[]) => {
				reads.add(readName(key, args));
				return Reflect.apply(value, target, args);
			};
		},
	});
	return { view, reads };
}

/** The present value of a read that {@link recordReads} noted; undefined for one that the site no longer knows. */
export function repeatRead(site: Site, read: string): unknown {
	const split = read.indexOf(' ');
	const name = read.slice(0, split);
	const args = JSON.parse(read.slice(split + 1)) as unknown[];
	if (name === 'config') return site.config[args[0] as keyof Site['config']];
	const question = site[name as keyof Site] as ((...args: unknown[]) => unknown) | undefined;
	return typeof question === 'function' ? Reflect.apply(question, site, args) : undefined;
}

/** A page reads dozens of config keys, thousands of pages the same ones. */
const configReads = new Map<string, string>();

function configRead(key: string): string {
	const read = configReads.get(key) ?? readName('config', [key]);
	configReads.set(key, read);
	return read;
}

/** How a question is noted: `car ["2020-kia-rio"]`. */
const readName = (name: string, args: unknown[]): string => `${name} ${JSON.stringify(args)}`;

/** Whether a read is of a key of the config or has no argument: most pages of a kind have it. */
export const isCommonRead = (read: string): boolean => read.startsWith('config ') || read.endsWith(' []');
