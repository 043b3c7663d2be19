import { googleAnalytics } from './google-analytics/plugin.ts';
import { googleTagManager } from './google-tag-manager/plugin.ts';
import { manufacturerAnalytics } from './manufacturer-analytics/plugin.ts';
import { metaPixel } from './meta-pixel/plugin.ts';
import type { PluginRegistry } from './registry.ts';

/** All plugins, by the name that a tenant's `plugins` has for them. Each has the folder of its name, with hyphens. */
export const plugins = {
	google_tag_manager: googleTagManager,
	google_analytics: googleAnalytics,
	meta_pixel: metaPixel,
	manufacturer_analytics: manufacturerAnalytics,
} as const satisfies PluginRegistry;
