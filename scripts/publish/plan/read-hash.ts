import { memo } from '../../../src/site/memo.ts';
import { type Question, questionOf, repeatRead } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import { hashOf } from '../disk/hash.ts';

/** A read that was asked: the hash of the answer; for who asks again in the next build, its question and the answer as text. */
type Asked = { hash: string; question?: Question; text?: string };

/** What is remembered of reads: hashes of objects that nobody changes (cards, cars, parts of the config), and the last build's answers. */
export type KnownReads = { objects: WeakMap<object, string>; asked: ReadonlyMap<string, Asked> };

export const newKnownReads = (): KnownReads => ({ objects: new WeakMap(), asked: new Map() });

/**
 * Gives the hash of a read's present value. Each read is asked once per site, however many pages share it, and a car's card
 * is hashed once, however many lists show it, and in however many builds `known` has it.
 */
export function createReadHash(site: Site, known?: KnownReads): (read: string) => string {
	const before = known?.asked;
	const asked = new Map<string, Asked>();
	if (known) known.asked = asked;
	const hashOfObject = memo((value: object) => hashOf(JSON.stringify(value)), known?.objects ?? new WeakMap());
	const textOf = (value: unknown): string => JSON.stringify(value) ?? '';
	const partText = (part: unknown): string => (isObject(part) ? hashOfObject(part) : textOf(part));
	const listText = (list: readonly unknown[]): string => `[${list.map(partText).join()}]`;
	return (read) => {
		const now = asked.get(read);
		if (now) return now.hash;
		const last = before?.get(read);
		const question = last?.question ?? questionOf(read);
		const value = repeatRead(site, question);
		const isOne = isObject(value) && !Array.isArray(value);
		const text = isOne ? '' : Array.isArray(value) ? listText(value) : textOf(value);
		const hash = isOne ? hashOfObject(value) : text === last?.text && text !== '' ? last.hash : hashOf(text);
		asked.set(read, known ? { question, text, hash } : { hash });
		return hash;
	};
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
