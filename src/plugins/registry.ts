import { z } from 'zod';
import type { HeadTag, Plugin, PluginConsent, PluginHosts, PluginMoment, PluginSite } from './plugin.ts';

/** Plugins by name: `google_tag_manager`. */
export type PluginRegistry = Readonly<Record<string, Plugin>>;

type SettingsOf<Registry extends PluginRegistry> = {
	[Name in keyof Registry]: z.ZodOptional<Registry[Name]['settings']>;
};

/** The schema of a tenant's `plugins`: settings by name. A name that no plugin has is an unknown key. */
export function pluginsSchema<Registry extends PluginRegistry>(registry: Registry) {
	const fields = Object.entries(registry).map(([name, { settings }]) => [name, settings.optional()]);
	return z.strictObject(Object.fromEntries(fields) as SettingsOf<Registry>);
}

/** A plugin as the browser starts it. */
export type StartedPlugin = {
	name: string;
	consent: PluginConsent;
	settings: unknown;
	/** `idle` without it. */
	starts?: PluginMoment;
	/** Where the site asks: links to other hosts, which the page gets once the plugin may start. */
	links?: readonly HeadTag[];
	/** Where the site asks: what visitors read of it, and the cookies that go when they withdraw consent. */
	title?: string;
	cookies?: readonly string[];
};

/** What the plugins of a site add to each of its pages. */
export type PluginParts = {
	head: readonly HeadTag[];
	hosts: readonly PluginHosts[];
	started: readonly StartedPlugin[];
};

/** What a site says of its plugins: their settings by name, and whether visitors are asked before one starts. */
type GivenPlugins = PluginSite & { plugins: Readonly<Record<string, unknown>>; consent: { required: boolean } };

/** The parts of the plugins for which a tenant's `plugins` has settings, and whose flag is on, in the order of the registry (SITE-12). */
export function pluginParts(site: GivenPlugins, registry: PluginRegistry): PluginParts {
	const parts = Object.entries(registry)
		.filter(([name, { flag }]) => site.plugins[name] !== undefined && (flag === undefined || site[flag] === true))
		.map(([name, plugin]) => partsOf(name, plugin, site));
	return {
		head: parts.flatMap(({ head }) => head),
		hosts: parts.map(({ hosts }) => hosts),
		started: parts.map(({ started }) => started),
	};
}

function partsOf(name: string, plugin: Plugin, site: GivenPlugins) {
	const { consent, starts, cookies, title = titleOf(name) } = plugin;
	const settings = site.plugins[name];
	const isAskedFor = site.consent.required && consent !== 'none needed';
	const { held = [], head = [] } = Object.groupBy(plugin.head(settings), (tag) =>
		isAskedFor && reachesOthers(tag) ? 'held' : 'head',
	);
	const started: StartedPlugin = {
		name,
		consent,
		settings: plugin.forBrowser?.(settings, site) ?? settings,
		...(starts && { starts }),
		...(held.length > 0 && { links: held }),
		...(isAskedFor && { title }),
		...(isAskedFor && cookies && { cookies }),
	};
	return { head, hosts: plugin.hosts(settings), started };
}

/** Whether the browser speaks to another host because of the tag. */
const reachesOthers = ({ tag, attributes }: HeadTag): boolean =>
	tag === 'link' && /^(?:https?:)?\/\//i.test(attributes['href'] ?? '');

/** `meta_pixel` is read as `Meta Pixel`. */
const titleOf = (name: string): string =>
	name.replaceAll('_', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
