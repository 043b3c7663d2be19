import { memo } from '../../../src/site/memo.ts';
import { isCommonRead } from '../../../src/site/recording.ts';

/**
 * What a page read of its site. `common` is what pages of its kind read all of, keys of the config and questions without
 * an argument: a few lists for thousands of pages, each kept once. `own` are the questions about its cars and places.
 */
export type PageReads = { common: readonly string[]; own: readonly string[] };

/** Parts the reads that `recordReads` noted. */
export function partReads(reads: Iterable<string>): PageReads {
	const common: string[] = [];
	const own: string[] = [];
	for (const read of reads) (isCommonRead(read) ? common : own).push(read);
	return { common, own };
}

/** Gives a list of reads as the one that said the same before: so each is kept once, where thousands of pages have it. */
export function keepOnce(): (common: PageReads['common']) => PageReads['common'] {
	const known = new Map<string, PageReads['common']>();
	return (common) => {
		const text = common.join('\n');
		const same = known.get(text) ?? common;
		known.set(text, same);
		return same;
	};
}

/** Every read of some pages, once. */
export function allReads(pages: Iterable<PageReads>): Set<string> {
	const reads = new Set<string>();
	const seen = new Set<PageReads['common']>();
	for (const { common, own } of pages) {
		if (!seen.has(common)) for (const read of common) reads.add(read);
		seen.add(common);
		for (const read of own) reads.add(read);
	}
	return reads;
}

/** Whether `holds` is true of every read of a page; a list that many pages share is gone through once. */
export function everyRead(holds: (read: string) => boolean): (reads: PageReads) => boolean {
	// A read of one car is one of many pages: asked once, it is looked up once more for each of them.
	const known = memo(holds);
	const holdsForAll = memo((common: PageReads['common']) => common.every((read) => known(read)));
	return ({ common, own }) => holdsForAll(common) && own.every((read) => known(read));
}
