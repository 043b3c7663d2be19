import type { z } from 'zod';

/** What a visitor has to agree to before a plugin starts, where the site asks for consent. */
export type PluginConsent = 'analytics' | 'marketing' | 'none needed';

/** The directives of the Content-Security-Policy to which a plugin may add hosts. Pictures may come from any https address as it is. */
type Directive = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'frame-src' | 'connect-src' | 'worker-src';

/** Hosts that a plugin needs, by directive: `{ 'script-src': ['https://chat.example'] }`. */
export type PluginHosts = { readonly [Name in Directive]?: readonly string[] };

/** A tag for the head of every page: `{ tag: 'meta', attributes: { name: 'x-verification', content: 'abc' } }`. */
export type HeadTag = { tag: 'link' | 'meta'; attributes: Readonly<Record<string, string>> };

/** A third party's script on the sites whose `plugins.<name>` has settings for it (SITE-12). `start.ts` beside it is what the browser runs. */
export type Plugin<Settings extends z.ZodType = z.ZodType> = {
	/** What the tenant says of it, with a description: it is part of the tenant's manual. Every visitor can read it. */
	readonly settings: Settings;
	readonly consent: PluginConsent;
	head(settings: z.output<Settings>): readonly HeadTag[];
	hosts(settings: z.output<Settings>): PluginHosts;
};

/** A plugin whose functions know the type of its settings. */
export const definePlugin = <Settings extends z.ZodType>(plugin: Plugin<Settings>): Plugin<Settings> => plugin;
