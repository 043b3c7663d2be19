import { join } from 'node:path';
import { isInsideSite } from '../../src/domain/page-path.ts';

/** Where the build keeps what is not published: state, staging, reports. One folder in the output, one in it per tenant. */
export const workDirName = '.forecourt';

/** The folders of one tenant's build. */
export type TenantDirs = {
	/** The published site. */
	published: string;
	/** The next site, until it takes the published one's place. */
	next: string;
	/** The site that was published before, for the moment of the swap. */
	previous: string;
	state: string;
	snapshot: string;
	/** Pictures for shares that are in use: drawn once, and hard-linked into every site. */
	shares: string;
};

/** The folders of tenant `slug` under the output folder `out`. */
export function tenantDirs(out: string, slug: string): TenantDirs {
	const work = join(out, workDirName, slug);
	return {
		published: join(out, slug),
		next: join(work, 'next'),
		previous: join(work, 'previous'),
		state: join(work, 'state.json'),
		snapshot: join(work, 'snapshot.json'),
		shares: join(work, 'shares'),
	};
}

/** The report of the last build into `out`. */
export const reportFile = (out: string): string => join(out, workDirName, 'build-report.json');

/** The file that a page is published as: `/cars/x/` → `cars/x/index.html`, `/404/` → `404.html`, `/robots.txt` as it is. */
export function publishedFile(path: string): string {
	if (path === '/404/') return '404.html';
	const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
	if (!isInsideSite(file)) throw new Error(`${JSON.stringify(path)} is not an address inside of the site.`);
	return file;
}
