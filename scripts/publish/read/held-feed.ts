import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FeedText } from '../../../src/stock/source/stock-text.ts';
import { errorCode } from '../disk/error-code.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { TenantDirs } from '../paths.ts';

const name = 'held-feed';

const workDir = ({ state }: TenantDirs): string => dirname(state);

/** Keeps a feed that was held back, as it was read, in place of one that was kept before; only its owner may read it. Returns its file. */
export function keepHeldFeed(dirs: TenantDirs, { bytes, ending }: FeedText): string {
	const file = join(workDir(dirs), `${name}${ending}`);
	writeWhole(file, bytes, { mode: 0o600, sync: false });
	dropHeldFeed(dirs, file);
	return file;
}

/** Drops what was kept, once a feed has been published. */
export function dropHeldFeed(dirs: TenantDirs, but?: string): void {
	for (const entry of listed(workDir(dirs))) {
		const file = join(workDir(dirs), entry);
		if (entry.startsWith(`${name}.`) && file !== but) rmSync(file, { force: true });
	}
}

function listed(dir: string): string[] {
	try {
		return readdirSync(dir);
	} catch (error) {
		// Nothing was ever kept of this tenant.
		if (errorCode(error) === 'ENOENT') return [];
		throw error;
	}
}
