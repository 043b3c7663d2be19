import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRenderer } from '../astro/render-entry.ts';
import { sourcesId } from './bundle-id.ts';
import type { Builder } from './disk/builder.ts';
import { type LockOwner, ownerText, withLock } from './disk/lock.ts';
import { KeptBundles } from './kept-bundles.ts';
import { cacheDir, projectDir } from './paths.ts';
import { runAstro } from './run-astro.ts';

/** What is bundled, where bundles are kept between builds, and how one is made in an empty folder. */
type Bundling = { project: string; cache: string; make: (dir: string) => Promise<void> };

const ownBundling: Bundling = { project: projectDir, cache: cacheDir, make: runAstro };

export const bundlesDir = new KeptBundles(cacheDir).dir;

/** The one build of the Astro app that renders every tenant. */
export type Bundle = {
	/** Hash of what it renders with: see `bundle-id.ts`. */
	id: string;
	/** The files that all tenants share: `_astro/`, fonts, pictures. */
	clientDir: string;
	/** The module that exports {@link createRenderer}. */
	entry: string;
};

export type BundleModule = { createRenderer: typeof createRenderer };

type EnsureBundle = {
	/** Make it again, whatever is kept; one that was made since then, in Unix milliseconds, is new enough. */
	newerThan?: number;
	/** Gets messages for people. */
	say?: (text: string) => void;
	bundling?: Bundling;
};

/**
 * The bundle for the source as it is now. It is kept between builds by the contents of its sources, and made if there is none
 * yet or if what is kept is damaged. Of several runs that need one, one makes it and the others wait. Rejects with Astro's
 * own message if that fails.
 */
export async function ensureBundle(
	builder: Builder,
	{ newerThan = 0, say = () => undefined, bundling = ownBundling }: EnsureBundle = {},
): Promise<{ bundle: Bundle; rebuilt: boolean }> {
	const { project, cache, make } = bundling;
	const kept = new KeptBundles(cache);
	const sources = sourcesId(project);
	const known = kept.find(sources, newerThan);
	if (known) return { bundle: bundleIn(kept, known), rebuilt: false };
	const onWait = (owner: LockOwner | null): void =>
		say(`Waiting for the bundle, which another build is making: ${ownerText(owner)}.`);
	return withLock(join(cache, 'bundle.lock'), { builder, onWait }, async () => {
		const others = kept.find(sources, newerThan);
		if (others) return { bundle: bundleIn(kept, others), rebuilt: false };
		const damage = kept.damage(sources);
		if (damage) say(damage);
		const fresh = kept.begin(builder.token);
		await make(fresh);
		const id = await kept.keep(fresh, { sources, project });
		return { bundle: bundleIn(kept, id), rebuilt: true };
	});
}

/** The bundle for the source as it is now; null where none is kept. */
export function keptBundle({ project, cache }: Bundling = ownBundling): Bundle | null {
	const kept = new KeptBundles(cache);
	const id = kept.find(sourcesId(project), 0);
	return id === null ? null : bundleIn(kept, id);
}

/** The bundle that was used last, of whatever source; null where none is kept. */
export function lastBundle({ cache }: Pick<Bundling, 'cache'> = ownBundling): Bundle | null {
	const kept = new KeptBundles(cache);
	const id = kept.newest();
	return id === null ? null : bundleIn(kept, id);
}

function bundleIn({ dir }: KeptBundles, id: string): Bundle {
	return { id, clientDir: join(dir, id, 'client'), entry: join(dir, id, 'server', 'entry.mjs') };
}

/** Loads the bundle. NODE_ENV must be `production` by now, or React takes its development build. */
export async function loadBundle(bundle: Bundle): Promise<BundleModule> {
	if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be "production" to load the bundle.');
	return (await import(pathToFileURL(bundle.entry).href)) as BundleModule;
}
