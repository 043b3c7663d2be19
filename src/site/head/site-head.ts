import type { SiteConfig } from '../../config/site.ts';
import type { FaultSettings } from '../../contract/fault-settings.ts';
import { parseDsn } from '../../domain/faults/dsn.ts';
import { contrastRatio } from '../../domain/words/colour.ts';
import type { HeadTag } from '../../plugins/plugin.ts';
import { plugins } from '../../plugins/plugins.ts';
import { type PluginRegistry, pluginParts } from '../../plugins/registry.ts';
import { favicon } from './favicon.ts';
import { inlineStyles, ownStylesUrl } from './theme-version.ts';

/** What the head of every page of a site says alike. */
export type SiteHead = {
	/** Fonts and tokens, as text in the head. */
	styles: string;
	/** The tenant's own style sheet; null where it has none. */
	stylesUrl: string | null;
	/** The site's icon, as an address. */
	favicon: string;
	/** Whether the pages are light text on a dark ground. */
	dark: boolean;
	/** Tags of the site's plugins. */
	tags: readonly HeadTag[];
	/** Where the pages report faults, as JSON; null for nowhere. */
	faults: string | null;
	/** What the browser starts of the plugins, as JSON; null where the site has no plugin. */
	plugins: string | null;
	/** What visitors are asked for, and what the question says, each as JSON; null where the site does not ask. */
	consent: { asked: string; words: string } | null;
};

/** `css` is the tenant's own style sheet. */
export function siteHead(config: SiteConfig, css: string, registry: PluginRegistry = plugins): SiteHead {
	const { page } = config.theme.colours;
	const { head, started } = pluginParts(config, registry);
	return {
		styles: inlineStyles(config.theme),
		stylesUrl: ownStylesUrl(config.theme, css),
		favicon: favicon(config),
		dark: contrastRatio(page, '#ffffff') > contrastRatio(page, '#000000'),
		tags: head,
		faults: faultSettings(config),
		plugins: started.length > 0 ? JSON.stringify(started) : null,
		consent: config.consent.required ? askedConsent(config) : null,
	};
}

/** What the page's scripts are told of the question (`src/client/consent`). */
function askedConsent({ consent }: SiteConfig) {
	const { version, kinds, ask_again_days, policy_url, heading, text } = consent;
	return {
		asked: JSON.stringify({ version, kinds, days: ask_again_days }),
		words: JSON.stringify({ policy: policy_url, heading, text }),
	};
}

function faultSettings({ error_reporting, url }: SiteConfig): string | null {
	const place = error_reporting && parseDsn(error_reporting.dsn);
	if (!place) return null;
	return JSON.stringify({ url: place.envelopeUrl, host: new URL(url).hostname } satisfies FaultSettings);
}
