import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../src/config/site.ts';
import { plainDomain } from '../../../src/domain/addresses/link-kind.ts';
import type { PublishedClaims } from '../../sources/tenant-claims.ts';

/** Published with each site: whose it is. It holds as long as the site does, whatever becomes of later builds. */
export const claimsFile = 'tenant.json';

/** The text of {@link claimsFile}. */
export const claimsText = ({ id, domain_name }: Pick<SiteConfig, 'id' | 'domain_name'>): string =>
	`${JSON.stringify({ ...(id !== undefined && { id: String(id) }), domain: plainDomain(domain_name) })}\n`;

/** What the site in `root` says of itself; null without a site, or for one of an earlier version. */
export function publishedClaims(root: string): PublishedClaims | null {
	const file = join(root, claimsFile);
	if (!existsSync(file)) return null;
	try {
		const { id, domain } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
		return { ...(typeof id === 'string' && { id }), ...(typeof domain === 'string' && { domain }) };
	} catch {
		// Cut short or edited by hand: it says nothing.
		return null;
	}
}
