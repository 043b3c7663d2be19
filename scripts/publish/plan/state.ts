import { readFileSync } from 'node:fs';
import { memo } from '../../../src/site/memo.ts';
import type { Page } from '../../../src/site/pages/page-table.ts';
import { hashOf } from '../disk/hash.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { PageReads } from './page-reads.ts';
import type { SideFiles } from './side-files.ts';

/** What the build knows of a published page: what it read, and the file it became. */
export type PageState = {
	/** Hash of its kind and parameters: see `pageIdentity`. */
	identity: string;
	reads: PageReads;
	hash: string;
	bytes: number;
	/** The day on which its bytes last changed, `YYYY-MM-DD`. */
	changed: string;
	/** The picture that was drawn for its shares, where one was. */
	share: ShareFile | null;
};

/** Says which page a path stands for: another kind of page may take the path, with other contents. */
export const pageIdentity = ({ kind, params }: Page): string => hashOf(JSON.stringify([kind, params]));

/** A picture for shares: its file in the site and its size. */
export type ShareFile = { file: string; bytes: number };

/** What the build keeps of a tenant between two runs. */
export type BuildState = {
	/** Hash of the whole published site; the site carries it too, so that a state is never taken for another site's. */
	site: string;
	bundle: string;
	/** Per read (`car ["2020-kia-rio"]`), the hash of its value when the pages were rendered. */
	values: ReadonlyMap<string, string>;
	/** Per page path. */
	pages: ReadonlyMap<string, PageState>;
	/** Hash of what is published beside the pages: see {@link SideFiles}. */
	sideFiles: string;
	/** The site before this one, kept as a start for the next: its hash and the files in which the two differ. */
	previous: { site: string; stale: string[] } | null;
};

type StoredState = Omit<BuildState, 'values' | 'pages'> & {
	version: number;
	values: [read: string, hash: string][];
	/** The lists of reads that pages share: places in `values`. */
	common: number[][];
	pages: [
		path: string,
		identity: string,
		hash: string,
		bytes: number,
		changed: string,
		share: ShareFile | null,
		common: number,
		own: number[],
	][];
};

const version = 6;

/** The state of the tenant's last build; null if this version can read none, and then everything is rendered. */
export function readState(file: string): BuildState | null {
	try {
		return opened(JSON.parse(readFileSync(file, 'utf8')));
	} catch {
		// Cut short, or written by another version.
		return null;
	}
}

function opened(stored: StoredState | null): BuildState | null {
	if (stored?.version !== version) return null;
	const named = (reads: number[]): string[] => reads.map((index) => stored.values[index]?.[0] ?? '');
	const lists = stored.common.map(named);
	const pages = stored.pages.map(([path, identity, hash, bytes, changed, share, common, own]): [string, PageState] => [
		path,
		{ identity, hash, bytes, changed, share, reads: { common: lists[common] ?? [], own: named(own) } },
	]);
	const { site, bundle, sideFiles, previous } = stored;
	return {
		site,
		bundle,
		sideFiles,
		previous,
		values: new Map(stored.values),
		pages: new Map(pages),
	};
}

/** Keeps the state. Reads are written once and then referred to by number: 16,000 pages share most of theirs. */
export function writeState(file: string, state: BuildState): void {
	const index = new Map([...state.values.keys()].map((read, i) => [read, i]));
	const numbered = (reads: readonly string[]): number[] => reads.flatMap((read) => index.get(read) ?? []);
	const { lists, listOf } = sharedLists();
	const pages = [...state.pages].map(([path, page]): StoredState['pages'][number] => {
		const { identity, hash, bytes, changed, share, reads } = page;
		const places = [listOf(reads.common), numbered(reads.own)] as const;
		return [path, identity, hash, bytes, changed, share, ...places];
	});
	const values = [...state.values];
	const stored: StoredState = { ...state, version, values, common: lists.map(numbered), pages };
	// Not synced, which the next build would wait for: after a power cut it may be no state, and then every page is rendered.
	writeWhole(file, JSON.stringify(stored), { sync: false });
}

/** Numbers lists so that equal ones have one number. */
function sharedLists() {
	const lists: (readonly string[])[] = [];
	const byText = new Map<string, number>();
	const numberOf = (list: readonly string[]): number => {
		const text = list.join('\n');
		const number = byText.get(text) ?? lists.push(list) - 1;
		byText.set(text, number);
		return number;
	};
	return { lists, listOf: memo(numberOf) };
}
