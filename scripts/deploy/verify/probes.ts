import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBases, leadPaths } from '../../../src/contract/paths.ts';
import { idFile } from '../../publish/plan/intact.ts';
import type { FrozenSite } from '../site/frozen-site.ts';
import type { SiteFiles } from '../site/site-files.ts';

/** An address of a site and what it has to answer. */
export type Probe = {
	path: string;
	status: number;
	/** File whose bytes are the answer. */
	file?: string;
	/** Where it leads to. */
	location?: string;
};

type Verified = Pick<FrozenSite, 'dir' | 'files' | 'cars'> & { functions: boolean };

/**
 * A few addresses that show whether a deploy is the site that was meant: its build, the home page, a car, the search index, a
 * script, an address that does not exist, one that is gone, a redirect, and a function where there are any.
 */
export function probesOf(site: Verified): Probe[] {
	const { files } = site;
	const rules = rulesOf(site);
	const gone = rules.find(({ status, file }) => status === 410 && file !== undefined);
	const moved = rules.find(({ status }) => status === 301 || status === 302);
	return [
		{ path: `/${idFile}`, status: 200, file: idFile },
		{ path: '/', status: 200, file: 'index.html' },
		...carPage(site),
		...firstBelow(files, 'stock-index/'),
		...firstBelow(files, '_astro/'),
		{ path: '/forecourt-verifies-that-this-is-not-there/', status: 404, file: '404.html' },
		...(gone ? [gone] : []),
		...(moved ? [moved] : []),
		...(site.functions ? [{ path: `${apiBases.live}${leadPaths.captcha}`, status: 200 }] : []),
	];
}

function carPage({ files, cars }: Verified): Probe[] {
	const [slug] = cars;
	const file = slug && [...files.keys()].find((name) => name.endsWith(`/${slug}/index.html`));
	return file ? [{ path: `/${file.slice(0, -'index.html'.length)}`, status: 200, file }] : [];
}

function firstBelow(files: SiteFiles, folder: string): Probe[] {
	const file = [...files.keys()].find((name) => name.startsWith(folder));
	return file ? [{ path: `/${file}`, status: 200, file }] : [];
}

/** The rules of `_redirects` for one plain address each. */
function rulesOf({ dir, files }: Verified): Probe[] {
	const lines = readFileSync(join(dir, '_redirects'), 'utf8').split('\n');
	return lines.flatMap((line): Probe[] => {
		const [path = '', to = '', code = ''] = line.split(/\s+/);
		const status = Number(code);
		if (!/^\/[\w/-]+$/.test(path) || path.startsWith('/404')) return [];
		if (status !== 410) return [{ path, status, location: to }];
		const file = to.slice(1).replace(/\/$/, '/index.html');
		return files.has(file) ? [{ path, status, file }] : [];
	});
}
