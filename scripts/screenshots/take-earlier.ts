import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createHost, listen } from '../host/host.ts';
import { keptFolder } from './earlier-shots.ts';
import { type TenantPages, takeShots } from './take.ts';

type Taking = { out: string; to: string; widths: readonly number[]; executablePath: string };

/** Takes the same pages of sites built before, those that they had, as the pictures of the run before. */
export async function takeEarlier(tenants: readonly TenantPages[], taking: Taking): Promise<void> {
	const { out, to, widths, executablePath } = taking;
	const place = join(to, keptFolder);
	for (const { slug } of tenants) rmSync(join(place, slug), { recursive: true, force: true });
	const had = tenants.map(({ slug, pages }) => ({
		slug,
		pages: pages.filter(({ path }) => existsSync(builtFile(join(out, slug), path))),
	}));
	const host = await listen(createHost({ out }), { port: 0, hostname: '127.0.0.1' });
	try {
		await takeShots(had, { executablePath, port: host.port, widths, to: place });
	} finally {
		await host.close();
	}
}

const builtFile = (root: string, path: string): string =>
	join(root, path.endsWith('/') ? join(path, 'index.html') : path);
