import type { z } from 'zod';
import type { Locale } from '../domain/words/locale.ts';

/** What a visitor has to agree to before a plugin starts, where the site asks for consent. */
export type PluginConsent = 'analytics' | 'marketing' | 'none needed';

/**
 * When a plugin starts, once it may. `idle`: after the visitor's first act, or five seconds after the page has loaded, as soon
 * as the browser has nothing else to do. `intent`: only after the visitor's first act (a press, a key, a scroll). `seen`: when
 * the first element of this selector is about to be seen; never on a page without one.
 */
export type PluginMoment = 'idle' | 'intent' | { readonly seen: string };

/** The directives of the Content-Security-Policy to which a plugin may add hosts. Pictures may come from any https address as it is. */
type Directive = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'frame-src' | 'connect-src' | 'worker-src';

/** Hosts that a plugin needs, by directive: `{ 'script-src': ['https://chat.example'] }`. */
export type PluginHosts = { readonly [Name in Directive]?: readonly string[] };

/** A tag for the head of every page: `{ tag: 'meta', attributes: { name: 'x-verification', content: 'abc' } }`. */
export type HeadTag = { tag: 'link' | 'meta'; attributes: Readonly<Record<string, string>> };

/** What a plugin may know of the site beside its settings: keys of `site.json`, as they are there. */
export type PluginSite = {
	readonly ad_campaigns?: Readonly<Record<string, boolean>> | undefined;
	readonly external_identifiers?: Readonly<Record<string, string | number>> | undefined;
	readonly name?: string | undefined;
	readonly locale?: Locale | undefined;
	readonly id?: number | undefined;
	readonly service_booking_url?: string | undefined;
	readonly autobot?: boolean | undefined;
	readonly dealercell?: boolean | undefined;
	readonly dealerstudio?: boolean | undefined;
};

/** Keys of a site that switch a plugin (SITE-10). */
export type PluginFlag = 'autobot' | 'dealercell' | 'dealerstudio';

/** A third party's script on the sites whose `plugins.<name>` has settings for it (SITE-12). `start.ts` beside it is what the browser runs. */
export type Plugin<Settings extends z.ZodType = z.ZodType> = {
	/** What the tenant says of it, with a description: it is part of the tenant's manual. Every visitor can read it. */
	readonly settings: Settings;
	readonly consent: PluginConsent;
	/** The key of the site that has to be on beside the settings, where there is one. */
	readonly flag?: PluginFlag;
	/** What visitors who are asked read of it: `Meta Pixel`. Without it, its name: `meta_pixel` is `Meta Pixel`. */
	readonly title?: string;
	/** `idle` without it. */
	readonly starts?: PluginMoment;
	/** Names of the cookies that it sets on the site's own host, `*` for any ending: they go when a visitor withdraws consent. */
	readonly cookies?: readonly string[];
	/** What `start.ts` gets in place of the settings, where it needs more or less than those. Every visitor can read it. */
	forBrowser?(settings: z.output<Settings>, site: PluginSite): object;
	/** Links to other hosts (`preconnect`) are not in the HTML of a site that asks: they come once the plugin may start. */
	head(settings: z.output<Settings>): readonly HeadTag[];
	hosts(settings: z.output<Settings>): PluginHosts;
};

/** A plugin whose functions know the type of its settings. */
export const definePlugin = <Settings extends z.ZodType>(plugin: Plugin<Settings>): Plugin<Settings> => plugin;
