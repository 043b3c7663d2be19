import type { PluginFlag } from '../plugins/plugin.ts';
import { plugins } from '../plugins/plugins.ts';
import type { PluginRegistry } from '../plugins/registry.ts';
import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** Flags that do nothing without the settings of their plugin; `autobot` alone is a link. */
const needsSettings: readonly PluginFlag[] = ['dealercell', 'dealerstudio'];

/** Flags without the settings of their plugin, and settings whose flag is off (SITE-10): either way nothing starts. */
export function pluginWarnings(site: SiteConfig, file: string, registry: PluginRegistry = plugins): Problem[] {
	return Object.entries(registry).flatMap(([name, { flag }]) => {
		if (flag === undefined || site[flag] === Object.hasOwn(site.plugins, name)) return [];
		if (!site[flag]) return [settingsOff(name, flag, file)];
		return needsSettings.includes(flag) ? [flagAlone(name, flag, file)] : [];
	});
}

const settingsOff = (name: string, flag: PluginFlag, file: string): Problem => ({
	file,
	path: `plugins.${name}`,
	found: `settings, but ${flag} is off`,
	expected: `${flag}: true`,
	hint: 'Nothing of it starts.',
});

const flagAlone = (name: string, flag: PluginFlag, file: string): Problem => ({
	file,
	path: flag,
	found: 'true without settings',
	expected: `plugins.${name} with the vendor’s address and account_id`,
	hint: 'Nothing of it starts.',
});
