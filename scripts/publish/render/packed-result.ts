import type { PageReads } from '../plan/page-reads.ts';
import type { PageState } from '../plan/state.ts';
import type { RenderResult } from './render-pages.ts';

/**
 * What came of rendering, as a process sends it: each read once, and for the pages where theirs stand. As texts, the reads of
 * 8,000 pages are ten times as much, of which both processes would hold several copies.
 */
export type PackedResult = Omit<RenderResult, 'pages'> & {
	reads: string[];
	/** The lists of reads that pages share: places in `reads`. */
	common: number[][];
	pages: [path: string, state: Omit<PageState, 'reads'>, written: boolean, common: number, own: number[]][];
};

export function packResult({ pages, ...rest }: RenderResult): PackedResult {
	const reads = numbers<string>();
	const lists = numbers<PageReads['common']>();
	const packed = pages.map(([path, { reads: read, ...state }, written]): PackedResult['pages'][number] => [
		...([path, state, written] as const),
		lists.of(read.common),
		read.own.map(reads.of),
	]);
	const common = lists.all().map((list) => list.map(reads.of));
	return { ...rest, reads: reads.all(), common, pages: packed };
}

export function unpackResult({ reads, common, pages, ...rest }: PackedResult): RenderResult {
	const named = (places: readonly number[]): string[] => places.map((place) => reads[place] ?? '');
	const lists = common.map(named);
	return {
		...rest,
		pages: pages.map(([path, state, written, list, own]) => [
			...([path, { ...state, reads: { common: lists[list] ?? [], own: named(own) } }, written] as const),
		]),
	};
}

/** Numbers things in the order in which they first come. */
function numbers<Thing>() {
	const known = new Map<Thing, number>();
	return {
		of: (thing: Thing): number => {
			const number = known.get(thing) ?? known.size;
			known.set(thing, number);
			return number;
		},
		all: (): Thing[] => [...known.keys()],
	};
}
