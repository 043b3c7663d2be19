import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readRecord, stockRecordPath } from '../../../src/stock/feed/stock-record.ts';
import { listEntries } from '../../publish/disk/list-files.ts';
import { recoverPublished } from '../../publish/disk/staging.ts';
import { tenantDirs } from '../../publish/paths.ts';
import { idFile } from '../../publish/plan/intact.ts';
import { checkSite } from './check-site.ts';
import { lockWithin, type Patience } from './deploy-lock.ts';
import { hashFiles, type SiteFiles } from './site-files.ts';

/** A built site as it is deployed: checked, and in a folder of which no build knows. */
export type FrozenSite = {
	slug: string;
	dir: string;
	files: SiteFiles;
	build: string;
	/** Unix seconds. */
	builtAt: number;
	pages: number;
	/** Slugs of the cars that it lists. */
	cars: string[];
	discard: () => void;
};

/**
 * Puts the built site of a tenant aside while no build can touch it, and checks what was put aside. A build that starts
 * meanwhile changes nothing of it: builds replace files and never write into one. Throws an Error where there is no site,
 * and a ProblemError where it is not whole.
 */
export async function freezeSite(out: string, slug: string, patience: Patience): Promise<FrozenSite> {
	const dirs = tenantDirs(out, slug, patience.builder.token);
	const lock = await lockWithin(dirs.lock, `${slug} is being built`, patience);
	const dir = join(dirname(dirs.lock), `${frozenPrefix}${patience.builder.token}`);
	const discard = (): void => rmSync(dir, { recursive: true, force: true });
	try {
		recoverPublished(dirs);
		if (!existsSync(join(dirs.published, 'index.html'))) {
			throw new Error(`${slug}: ${dirs.published} has no built site. Build it first: npm run build -- ${slug}`);
		}
		removeFrozen(dirname(dirs.lock));
		putAside(dirs.published, dir);
	} catch (error) {
		discard();
		throw error;
	} finally {
		lock.release();
	}
	try {
		return { ...describeSite(dir, slug, dirs.state), discard };
	} catch (error) {
		discard();
		throw error;
	}
}

const frozenPrefix = 'deploying.';

/** What deployers left that were killed: only one at a time works on a tenant. */
function removeFrozen(work: string): void {
	for (const name of readdirSync(work)) {
		if (name.startsWith(frozenPrefix)) rmSync(join(work, name), { recursive: true, force: true });
	}
}

function putAside(from: string, to: string): void {
	const { files, links } = listEntries(from);
	if (links.length > 0)
		throw new Error(`${from} has a symbolic link, ${links[0]}: a built site has none. Build it again.`);
	const made = new Set<string>();
	for (const file of files) {
		const target = join(to, file);
		if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
		made.add(dirname(target));
		linkOrCopy(join(from, file), target);
	}
}

function linkOrCopy(source: string, target: string): void {
	try {
		linkSync(source, target);
	} catch {
		// No hard links on this disk; a fault of the file itself shows in the copy.
		copyFileSync(source, target);
	}
}

function describeSite(dir: string, slug: string, state: string): Omit<FrozenSite, 'discard'> {
	const files = hashFiles(dir);
	checkSite({ dir, slug, files, state });
	const record = readRecord(readFileSync(join(dir, stockRecordPath), 'utf8'), slug);
	if (!record.ok) throw new Error(`${slug}: stock-record.json is ${record.found}.`);
	return {
		slug,
		dir,
		files,
		build: readFileSync(join(dir, idFile), 'utf8').trim(),
		builtAt: record.record.built,
		pages: [...files.keys()].filter(isPage).length,
		cars: record.record.history.cars.map((car) => car.slug),
	};
}

/** Whether a file of a site is a page that visitors open. */
export const isPage = (file: string): boolean => file.endsWith('.html');
