import { dirname, relative, resolve, sep } from 'node:path';
import { type KnownTenant, sharedPaths } from './known-tenants.ts';
import { watchFolders } from './watch-folders.ts';

/** Milliseconds without a further change after which a tenant is rebuilt, and the most that a stream of changes puts it off. */
const quiet = { ms: 100, mostMs: 2_000 };

type Watched = {
	tenantsDir: string;
	tenants: () => KnownTenant[];
	/** A tenant's files have changed, or those of a folder that may be none. */
	onChange: (slug: string, why: string) => void;
	say: (text: string) => void;
};

/** Watches the files of tenants, their feeds and the folders that they share, and says whose site has to be rebuilt (SITE-16). */
export function watchTenants({ tenantsDir, tenants, onChange, say }: Watched): { close: () => void } {
	const root = resolve(tenantsDir);
	const settle = createSettling(onChange);
	const watching = watchFolders(root, {
		say,
		onChange: (path) => {
			const name = relative(root, path).replaceAll(sep, '/');
			for (const slug of slugsOf(name, { path, tenants: tenants() })) settle.note(slug, name);
			addOutside();
		},
	});
	/** Feeds may be anywhere on this machine. */
	const addOutside = (): void => {
		for (const path of tenants().flatMap(sharedPaths)) if (!isBelow(path, root)) watching.add(dirname(path));
	};
	addOutside();
	return {
		close: () => {
			watching.close();
			settle.close();
		},
	};
}

/** Whose site is made from a file: the tenant's in whose folder it is, even if nobody knows it yet, and those that share it. */
function slugsOf(name: string, { path, tenants }: { path: string; tenants: readonly KnownTenant[] }): Set<string> {
	const [folder = ''] = name.split('/');
	const sharing = tenants.filter((tenant) =>
		sharedPaths(tenant).some((shared) => path === shared || isBelow(path, shared)),
	);
	return new Set([...(/^[_.]/.test(folder) ? [] : [folder]), ...sharing.map(({ slug }) => slug)]);
}

const isBelow = (path: string, dir: string): boolean => path.startsWith(`${dir}${sep}`);

type Pending = { since: number; names: Set<string>; timer: NodeJS.Timeout };

/** Several files, or one that is written bit by bit, are one change. */
function createSettling(onChange: Watched['onChange']) {
	const pending = new Map<string, Pending>();
	const fire = (slug: string, { names }: Pending): void => {
		pending.delete(slug);
		const [first = '', ...more] = names;
		onChange(slug, `${first}${more.length > 0 ? ` and ${more.length} more` : ''} changed`);
	};
	return {
		note: (slug: string, name: string): void => {
			const now = performance.now();
			const entry = pending.get(slug) ?? { since: now, names: new Set<string>(), timer: setTimeout(() => undefined) };
			clearTimeout(entry.timer);
			entry.names.add(name);
			const wait = Math.max(0, Math.min(quiet.ms, entry.since + quiet.mostMs - now));
			entry.timer = setTimeout(() => fire(slug, entry), wait);
			pending.set(slug, entry);
		},
		close: (): void => {
			for (const { timer } of pending.values()) clearTimeout(timer);
			pending.clear();
		},
	};
}
