import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { tenantDirs } from '../../../publish/paths.ts';
import { lastConfig } from '../../../publish/read/last-pull.ts';
import { whileUnchanged } from '../../while-unchanged.ts';
import { pendingCount } from './noted.ts';
import { readSiteFile } from './site-file.ts';

type Where = { out: string; tenantsDir: string };

const counted = whileUnchanged(
	(key) => {
		const [out = '', tenantsDir = '', slug = ''] = key.split('\n');
		const { config, answer } = tenantDirs(out, slug);
		return [join(tenantsDir, slug, 'site.json'), config, answer];
	},
	(key) => {
		const [out = '', tenantsDir = '', slug = ''] = key.split('\n');
		const file = readSiteFile(tenantsDir, slug);
		// Most sites were built from what their file says: nothing of them has to be compared by its parts.
		const isAsBuilt = file !== null && isDeepStrictEqual(file.value, lastConfig(tenantDirs(out, slug).config));
		return isAsBuilt ? 0 : pendingCount(out, slug, file);
	},
);

/** How many settings of a site have been changed since it was built, for a page of all sites: counted again once a file is another. */
export const unpublishedCount = ({ out, tenantsDir }: Where, slug: string): number =>
	counted([out, tenantsDir, slug].join('\n'));
