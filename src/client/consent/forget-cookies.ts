import type { StartedPlugin } from '../../plugins/registry.ts';
import type { Consent } from './consent.ts';

/** The page's plugins, as its HTML names them. */
export function pagePlugins(): StartedPlugin[] {
	return JSON.parse(document.body.dataset['plugins'] ?? '[]') as StartedPlugin[];
}

/** The plugins that may not run with this consent. */
export function pluginsWithout(consent: Consent): StartedPlugin[] {
	return pagePlugins().filter((plugin) => plugin.consent !== 'none needed' && !consent[plugin.consent]);
}

/** Removes the cookies of these plugins from the site's host and the domains above it (SITE-12). */
export function forgetCookies(plugins: readonly StartedPlugin[]): void {
	const patterns = plugins.flatMap(({ cookies = [] }) => cookies);
	const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
	const expired = names.filter((name) => isNamed(name, patterns)).flatMap(expiredCookies);
	for (const cookie of expired) {
		// biome-ignore lint/suspicious/noDocumentCookie: Firefox and Safari have had no cookie store until lately.
		document.cookie = cookie;
	}
}

const expiredCookies = (name: string): string[] =>
	['', ...domainsOf(location.hostname)].map((domain) => `${name}=; path=/; max-age=0${domain && `; domain=${domain}`}`);

/** `_ga_*` is `_ga_` with any ending. */
export function isNamed(name: string, patterns: readonly string[]): boolean {
	return patterns.some((pattern) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern));
}

/** `www.dealer.example` and the domains above it, since vendors set cookies as high as a browser lets them. */
export function domainsOf(hostname: string): string[] {
	const parts = hostname.split('.');
	return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
}
