import { plugins } from '../plugins/plugins.ts';
import type { PluginRegistry } from '../plugins/registry.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** Plugins that need what the site does not ask for: they never start. */
export function consentWarnings(site: SiteConfig, file: string, registry: PluginRegistry = plugins): Problem[] {
	const { required, kinds: asked } = site.consent;
	if (!required) return [];
	return Object.entries(registry).flatMap(([name, { consent: needed }]) =>
		needed === 'none needed' || asked.includes(needed) || !Object.hasOwn(site.plugins, name)
			? []
			: [
					{
						file,
						path: `plugins.${name}`,
						found: `a plugin that needs consent for ${needed}`,
						expected: `${needed} in consent.kinds`,
						hint: 'Visitors are not asked for it, so the plugin never starts.',
					},
				],
	);
}
