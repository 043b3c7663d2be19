import type { HeadTag, PluginConsent, PluginMoment } from '../plugins/plugin.ts';
import type { StartedPlugin } from '../plugins/registry.ts';

/** What `start.ts` of a plugin exports. It may answer later, and fail. */
export type Starter = { start: (settings: never) => unknown };

/** The files `src/plugins/<name>/start.ts` by their path, each loaded when it is called. */
type Starters = Readonly<Record<string, () => Promise<Starter>>>;

/** What starting needs of the page. */
export type PluginPage = {
	isAllowed: (consent: PluginConsent) => boolean;
	/** Calls the listener after each choice of the visitor. */
	onConsent: (listener: () => void) => void;
	/** Calls the function at the moment. */
	when: (moment: PluginMoment, start: () => void) => void;
	addLinks: (links: readonly HeadTag[]) => void;
	/** A plugin could not be started. */
	failed: (name: string, error: unknown) => void;
};

/**
 * Starts each plugin once the visitor has agreed to what it needs and its moment has come (SITE-12). Each is loaded apart: one
 * that cannot be loaded, that fails, or that never answers does not hold up the others.
 */
export function startPlugins(plugins: readonly StartedPlugin[], starters: Starters, page: PluginPage): void {
	for (const plugin of plugins) {
		onceAllowed(plugin, page, () => {
			page.addLinks(plugin.links ?? []);
			page.when(plugin.starts ?? 'idle', () => {
				// Consent may have been withdrawn since.
				if (page.isAllowed(plugin.consent)) void start(plugin, starters, page);
			});
		});
	}
}

/** Calls `allow` once: at once where the visitor has agreed, or after the choice by which they do. */
function onceAllowed({ consent }: StartedPlugin, page: PluginPage, allow: () => void): void {
	let isDone = false;
	const check = () => {
		if (isDone || !page.isAllowed(consent)) return;
		isDone = true;
		allow();
	};
	check();
	if (!isDone) page.onConsent(check);
}

async function start({ name, settings }: StartedPlugin, starters: Starters, page: PluginPage): Promise<void> {
	try {
		const starter = await starters[starterPath(name)]?.();
		await starter?.start(settings as never);
	} catch (error) {
		page.failed(name, error);
	}
}

/** `google_tag_manager` is started by `../plugins/google-tag-manager/start.ts`. */
const starterPath = (name: string): string => `../plugins/${name.replaceAll('_', '-')}/start.ts`;
