import type { SiteConfig } from '../../config/site.ts';
import { linkKind, opensNewTab } from '../../domain/addresses/link-kind.ts';
import { pagePath } from '../../domain/addresses/pages-path.ts';
import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';
import { type ActionName, eventNamed } from '../../domain/leads/named-events.ts';

/** A link as a page shows it. */
export type BlockLink = {
	text: string;
	url: string;
	newTab: boolean;
	/** Event that a click counts as, where the site says so (USER-7). */
	counts?: AnalyticsEvent;
};

/** A link of a block with the address that the site uses: pages without or with /pages, other sites in a new tab (ROUTE-16, ROUTE-18). */
export function blockLink({ text, url, counts_as }: GivenLink, config: LinkSettings): BlockLink {
	return {
		text,
		url: url.startsWith('/') ? pagePath(url, config.use_pages_path) : url,
		newTab: opensNewTab(linkKind(url, config.domain_name)),
		...(counts_as && { counts: eventNamed(counts_as) }),
	};
}

type GivenLink = { text: string; url: string; counts_as?: ActionName | undefined };

/** What decides how a link is written. */
export type LinkSettings = Pick<SiteConfig, 'domain_name' | 'use_pages_path'>;
