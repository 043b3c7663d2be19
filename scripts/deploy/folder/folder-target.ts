import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { publishedFile } from '../../publish/paths.ts';
import {
	contentsOf,
	filesOf,
	functionsOf,
	type Release,
	releaseId,
	releaseOfSite,
	storedFiles,
	undoneBuilds,
} from '../site/release.ts';
import type { SiteFiles } from '../site/site-files.ts';
import type { Deployed, Payload, Target } from '../target.ts';
import { prunable } from './prune.ts';
import { ReleaseStore } from './release-store.ts';
import { writeFolder } from './write-release.ts';

export type FolderOptions = {
	/** Folder with one folder per tenant. */
	root: string;
	/** How many earlier releases are kept, besides those that prune.ts never removes. */
	keep: number;
	/** Address of a release that is not live, with `{release}` and `{slug}` in it; without one only its folder is named. */
	previewAddress?: string;
	address?: string;
};

/** The tenants' releases in a folder of this machine, switched by a symbolic link. */
export function folderTarget(slug: string, options: FolderOptions): Target {
	const store = new ReleaseStore(join(options.root, slug));
	// A release without its note is none that can be compared or gone back to: the next deploy replaces it.
	const live = (): Release | null => store.read(store.currentId() ?? '');
	return {
		name: `folder ${store.dir}`,
		lock: store.lock,
		carriesSiteFile: false,
		live: async () => live(),
		releases: async () => store.list(),
		put: (payload, preview) => put(store, options, { payload, preview, live: live() }),
		rollBack: (to, from, by) => rollBack(store, options, { to, live: from, ...by }),
		undo: async (failed, before, why) => {
			await store.switchTo(before.id);
			store.note(store.place(failed.id), { ...failed, failed: why });
		},
		takeDown: async () => {
			const id = store.currentId();
			await store.unlinkCurrent();
			if (id === null) return `${slug} was not served from ${store.dir}.`;
			return `${slug} is no longer served from ${store.dir}; its releases are still there. To bring it back: ln -s releases/${id} ${join(store.dir, 'current')}. To delete it: rm -r ${store.dir}`;
		},
	};
}

type Putting = { payload: Payload; preview: boolean; live: Release | null };

async function put(
	store: ReleaseStore,
	options: FolderOptions,
	{ payload, preview, live }: Putting,
): Promise<Deployed> {
	const { site, functions, at } = payload;
	const release: Release = {
		id: store.freeId(releaseId(at, site.build)),
		...releaseOfSite(payload),
		kind: preview ? 'preview' : 'release',
		functions: storedFiles(functions?.files ?? new Map()),
		undone: [],
		host: {},
	};
	await make(store, release, {
		earlier: live ? [live] : [],
		site: (file) => join(site.dir, file),
		functions: (file) => join(functions?.dir ?? '', file),
	});
	if (!preview) await store.switchTo(release.id);
	prune(store, options, release.deployedAt);
	return { release, address: addressOf(options, release), folder: join(store.place(release.id), 'site') };
}

type Sources = { earlier: readonly Release[]; site: (file: string) => string; functions: (file: string) => string };

/** Makes a whole release that nobody is shown yet. A disk that gets full, or a kill, leaves only a part that the next deploy removes. */
async function make(store: ReleaseStore, release: Release, { earlier, ...sources }: Sources): Promise<void> {
	store.removeParts();
	const part = store.part(release.id);
	const folder = (name: 'site' | 'functions', of: (one: Release) => SiteFiles) => ({
		to: join(part, name),
		files: of(release),
		from: sources[name],
		earlier: earlier.map((one) => ({ dir: join(store.place(one.id), name), files: of(one) })),
	});
	try {
		await writeFolder(folder('site', filesOf));
		if (functionsOf(release).size > 0) await writeFolder(folder('functions', functionsOf));
		store.note(part, release);
		await store.finish(release.id);
	} catch (error) {
		rmSync(part, { recursive: true, force: true });
		throw error;
	}
}

function prune(store: ReleaseStore, { keep }: FolderOptions, now: number): void {
	const live = store.read(store.currentId() ?? '');
	for (const { id } of prunable(store.list(), live, { keep, now })) store.remove(id);
}

const recordFile = publishedFile(stockRecordPath);

type RollingBack = { to: Release; live: Release; by: string; at: number };

/**
 * Makes a release of the earlier one's files, all hard-linked, and switches to it. Two things are taken from the release that
 * was live: its stock record, so that the site forgets no car that it ever showed, and its scripts, which open pages may still
 * ask for.
 */
async function rollBack(
	store: ReleaseStore,
	options: FolderOptions,
	{ to, live, by, at }: RollingBack,
): Promise<Deployed> {
	const [old, shown] = [filesOf(to), filesOf(live)];
	const carried = [...shown].filter(([file]) => file === recordFile || (file.startsWith('_astro/') && !old.has(file)));
	const release: Release = {
		...to,
		id: store.freeId(releaseId(at, to.build)),
		kind: 'rollback',
		deployedAt: at,
		by,
		files: storedFiles(new Map([...old, ...carried])),
		restores: contentsOf(to),
		undone: undoneBuilds(store.list(), to, live),
	};
	const taken = new Set(carried.map(([file]) => file));
	const place = (name: string) => (file: string) =>
		join(store.place((name === 'site' && taken.has(file) ? live : to).id), name, file);
	await make(store, release, { earlier: [to, live], site: place('site'), functions: place('functions') });
	await store.switchTo(release.id);
	prune(store, options, at);
	return { release, address: addressOf(options, release), folder: join(store.place(release.id), 'site') };
}

function addressOf({ previewAddress, address }: FolderOptions, { id, slug, kind }: Release): string | null {
	const pattern = kind === 'preview' ? previewAddress : address;
	return pattern?.replaceAll('{release}', id).replaceAll('{slug}', slug) ?? null;
}
