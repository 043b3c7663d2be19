import { hash } from 'node:crypto';
import type { SiteConfig } from '../../config/site.ts';
import { parseDsn } from '../../domain/faults/dsn.ts';
import { plugins } from '../../plugins/plugins.ts';
import { type PluginRegistry, pluginParts } from '../../plugins/registry.ts';
import type { Site } from '../site.ts';
import { inlineScripts } from './inline-scripts.ts';
import { splitScripts } from './split-scripts.ts';
import { inlineStyles } from './theme-version.ts';

/** Hosts that a part of a site needs, by directive of the Content-Security-Policy. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/**
 * The Content-Security-Policy of a site, for `_headers`: scripts come from the site itself and from the hosts of what its
 * config turns on, inline ones run only if their hash is named, and nobody else may frame its pages. Style attributes are
 * allowed (stars and reserved heights are drawn with them), of style elements only the theme's. Pictures may come from any https
 * address: they run nothing, and a dealer's logo may be on any host. `more` is what one kind of page needs besides.
 */
export function contentSecurityPolicy(
	site: Pick<Site, 'config' | 'slugs' | 'car'>,
	registry: PluginRegistry = plugins,
	more: Sources = {},
): string {
	const directives: Record<string, string[]> = {
		'default-src': ["'self'"],
		'script-src': ["'self'", ...allInline(site.config).map(hashSource)],
		'style-src': ["'self'"],
		'style-src-attr': ["'unsafe-inline'"],
		'img-src': ["'self'", 'data:', 'https:'],
		'media-src': ["'self'", 'https:'],
		'frame-src': ["'self'"],
		'connect-src': ["'self'"],
		'worker-src': ["'self'"],
		'form-action': ["'self'"],
		'frame-ancestors': ["'self'"],
		'base-uri': ["'none'"],
		'object-src': ["'none'"],
	};
	const { hosts: pluginHosts } = pluginParts(site.config, registry);
	for (const sources of [
		mapSources(site.config),
		searchSources(site.config),
		faultSources(site.config),
		walkAroundSources(site),
		...pluginHosts,
		more,
	]) {
		for (const [directive, hosts] of Object.entries(sources)) directives[directive]?.push(...hosts);
	}
	const { 'style-src': styles = [] } = directives;
	// A hash would make browsers overlook `'unsafe-inline'`, which Google's map and some chats need.
	if (!styles.includes("'unsafe-inline'")) styles.push(hashSource(inlineStyles(site.config.theme)));
	return Object.entries(directives)
		.map(([directive, sources]) => `${directive} ${[...new Set(sources)].join(' ')}`)
		.join('; ');
}

/** A site without split tests admits none of their scripts (SITE-11). */
const allInline = ({ split_tests }: SiteConfig): string[] => [
	...Object.values(inlineScripts),
	...(split_tests.length > 0 ? Object.values(splitScripts) : []),
];

const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** Google's layer wants the hosts that its documentation names; tiles want their own where that is not https. */
function mapSources({ map, locations, address }: SiteConfig): Sources {
	const hasKey = [address, ...locations.map((location) => location.address)].some(({ map_key }) => map_key);
	if (!hasKey) return { 'img-src': [tileHost(map.tiles.url)] };
	const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
	return {
		'script-src': [originOf(map.google_url), ...google, 'blob:'],
		'style-src': ["'unsafe-inline'", 'https://fonts.googleapis.com'],
		'connect-src': [originOf(map.google_url), ...google, 'data:', 'blob:'],
		'frame-src': ['https://*.google.com'],
		'worker-src': ['blob:'],
		'img-src': [originOf(map.google_url)],
	};
}

/** `{s}` means one of several hosts, so any subdomain is allowed. */
const tileHost = (template: string): string => originOf(template.replace('{s}', 'any-of')).replace('any-of.', '*.');

/** The search server speaks to the browser itself (SRCH-7). */
function searchSources({ search }: SiteConfig): Sources {
	return search.engine === 'typesense' ? { 'connect-src': [search.server ?? 'https:'] } : {};
}

/** Faults go straight to where they are collected (SITE-17). */
function faultSources({ error_reporting }: SiteConfig): Sources {
	const place = error_reporting && parseDsn(error_reporting.dsn);
	return place ? { 'connect-src': [place.origin] } : {};
}

/** Walk-arounds are framed from the hosts that the cars' records name (SITE-10). */
function walkAroundSources({ config, slugs, car }: Pick<Site, 'config' | 'slugs' | 'car'>): Sources {
	if (!config.impel) return {};
	const urls = slugs().flatMap((slug) => car(slug)?.impel_url ?? []);
	return { 'frame-src': [...new Set(urls.filter((url) => URL.canParse(url)).map(originOf))].sort() };
}

const originOf = (url: string): string => new URL(url).origin;
