import { autobot } from './autobot/plugin.ts';
import { dealercell } from './dealercell/plugin.ts';
import { dealerstudio } from './dealerstudio/plugin.ts';
import { googleAnalytics } from './google-analytics/plugin.ts';
import { googleTagManager } from './google-tag-manager/plugin.ts';
import { liveChat } from './live-chat/plugin.ts';
import { manufacturerAnalytics } from './manufacturer-analytics/plugin.ts';
import { messaging } from './messaging/plugin.ts';
import { metaPixel } from './meta-pixel/plugin.ts';
import type { PluginRegistry } from './registry.ts';

/** All plugins, by the name that a tenant's `plugins` has for them. Each has the folder of its name, with hyphens. */
export const plugins = {
	google_tag_manager: googleTagManager,
	google_analytics: googleAnalytics,
	meta_pixel: metaPixel,
	manufacturer_analytics: manufacturerAnalytics,
	live_chat: liveChat,
	messaging,
	autobot,
	dealercell,
	dealerstudio,
} as const satisfies PluginRegistry;
