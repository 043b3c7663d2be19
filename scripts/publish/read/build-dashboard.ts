import { type Dashboard, openDashboard } from '../../sources/dashboard/open-dashboard.ts';
import type { Claims } from '../../sources/tenant-claims.ts';
import { tenantDirs } from '../paths.ts';
import { publishedAnswer, publishedPlace } from './published-answer.ts';

type Sites = {
	/** Folder with the built sites. */
	out: string;
	/** Address of the published site; `{slug}` in it stands for the tenant's slug. */
	published?: string | undefined;
};

/** The dashboard as builds into `out` ask it, with the answers that they keep there and that their sites carry. */
export const buildDashboard = ({ out, published }: Sites, claims: readonly Claims[]): Dashboard =>
	openDashboard({
		environment: process.env,
		keptFile: (slug) => tenantDirs(out, slug).answer,
		published: (slug, url) => publishedAnswer(url, publishedPlace({ out, published }, slug)),
		claims,
	});
