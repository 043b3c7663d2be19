import { z } from 'zod';
import type { HeadTag, Plugin, PluginConsent, PluginHosts } from './plugin.ts';

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
export type StartedPlugin = { name: string; consent: PluginConsent; settings: unknown };

/** What the plugins of a site add to each of its pages. */
export type PluginParts = {
	head: readonly HeadTag[];
	hosts: readonly PluginHosts[];
	started: readonly StartedPlugin[];
};

/** What a site says of its plugins: their settings by name, and whether visitors are asked before one starts. */
type GivenPlugins = { plugins: Readonly<Record<string, unknown>>; consent: { required: boolean } };

/**
 * The parts of the plugins for which a tenant's `plugins` has settings, in the order of the registry. Where consent is
 * required, a plugin that needs it is left out: visitors cannot be asked yet (SITE-12).
 */
export function pluginParts({ plugins: given, consent: asked }: GivenPlugins, registry: PluginRegistry): PluginParts {
	const used = Object.entries(registry).flatMap(([name, plugin]) =>
		given[name] === undefined || (asked.required && plugin.consent !== 'none needed')
			? []
			: [{ name, plugin, settings: given[name] }],
	);
	return {
		head: used.flatMap(({ plugin, settings }) => plugin.head(settings)),
		hosts: used.map(({ plugin, settings }) => plugin.hosts(settings)),
		started: used.map(({ name, plugin: { consent }, settings }) => ({ name, consent, settings })),
	};
}
