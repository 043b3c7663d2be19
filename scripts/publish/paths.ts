import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInsideSite } from '../../src/domain/addresses/page-path.ts';

/** The folder of this project. */
export const projectDir = fileURLToPath(new URL('../../', import.meta.url));

/** Where bundles and other things are kept that all tenants' builds use. A bundle finds its packages only from within the project. */
export const cacheDir = process.env['FORECOURT_CACHE'] ?? join(projectDir, '.forecourt');

/** Where the build keeps what is not published: state, staging, reports. One folder in the output, one in it per tenant. */
const workDirName = '.forecourt';

/** The folders of one tenant's build. */
export type TenantDirs = {
	/** The published site. */
	published: string;
	/** The next site, until it takes the published one's place. Each run of the build has its own. */
	next: string;
	/** The site that was published before, for the moment of the swap. */
	previous: string;
	state: string;
	snapshot: string;
	/** Pictures for shares that are in use: drawn once, and hard-linked into every site. */
	shares: string;
	/** What the build holds while it works on this tenant. */
	lock: string;
	/** What this run fetched of the tenant's feed. */
	feed: string;
	/** The last answer of the dashboard with which a site was built. */
	answer: string;
	/** What the last site was built from: its cars in short. */
	cars: string;
	/** The same: the cars of its feed that it does not list, and why. */
	offSite: string;
	/** The same: how whole the adverts of its cars are. */
	adverts: string;
	/** The same: its config as it was written. */
	config: string;
	/** The builds that the database does not have. */
	builds: string;
	/** Folder with the logs of the last builds. */
	logs: string;
	/** What the last build started with and left: see `unchanged/`. */
	lastBuild: string;
	/** What was fetched of it last, for servers that say whether it has changed. */
	keptFeed: string;
};

/** The folders of tenant `slug` under the output folder `out`, for the run of the build that `token` names. */
export function tenantDirs(out: string, slug: string, token = ''): TenantDirs {
	const work = join(out, workDirName, slug);
	const own = (name: string): string => join(work, token ? `${name}.${token}` : name);
	return {
		published: join(out, slug),
		next: own('next'),
		previous: join(work, 'previous'),
		state: join(work, 'state.json'),
		snapshot: join(work, 'snapshot.json'),
		shares: join(work, 'shares'),
		lock: join(work, 'lock'),
		feed: own('feed'),
		answer: join(work, 'dashboard.json'),
		cars: join(work, 'cars.json'),
		offSite: join(work, 'off-site.json'),
		adverts: join(work, 'adverts.json'),
		config: join(work, 'config.json'),
		builds: join(work, 'builds.json'),
		logs: join(work, 'logs'),
		lastBuild: join(work, 'last-build.json'),
		keptFeed: join(work, 'kept-feed'),
	};
}

/** The report of the last build into `out`. */
export const reportFile = (out: string): string => join(out, workDirName, 'build-report.json');

/** What is held while {@link reportFile} is written. */
export const reportLock = (out: string): string => join(out, workDirName, 'build-report.lock');

/** The file that a page is published as: `/cars/x/` → `cars/x/index.html`, `/404/` → `404.html`, `/robots.txt` as it is. */
export function publishedFile(path: string): string {
	if (path === '/404/') return '404.html';
	const file = path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
	if (!isInsideSite(file)) throw new Error(`${JSON.stringify(path)} is not an address inside the site.`);
	return file;
}
