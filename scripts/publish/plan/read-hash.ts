import { memo } from '../../../src/site/memo.ts';
import { repeatRead } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import { hashOf } from '../disk/hash.ts';

/** Hashes of objects that nobody changes: of cards, cars, parts of the config. */
export const newObjectHashes = (): WeakMap<object, string> => new WeakMap();

/**
 * Gives the hash of a read's present value. Each read is asked once per site, however many pages share it, and a car's card
 * is hashed once, however many lists show it, and in however many builds `known` has it.
 */
export function createReadHash(site: Site, known = newObjectHashes()): (read: string) => string {
	const hashOfObject = memo((value: object) => hashOf(JSON.stringify(value)), known);
	const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
	const hashOfValue = (value: unknown): string => {
		if (!Array.isArray(value)) return isObject(value) ? hashOfObject(value) : hashOf(textOf(value));
		return hashOf(`[${value.map((part) => (isObject(part) ? hashOfObject(part) : textOf(part))).join()}]`);
	};
	return memo((read) => hashOfValue(repeatRead(site, read)));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
