import type { PluginConsent } from '../plugins/plugin.ts';
import type { StartedPlugin } from '../plugins/registry.ts';

/** What `start.ts` of a plugin exports. */
export type Starter = { start: (settings: never) => void };

/** The files `src/plugins/<name>/start.ts` by their path, each loaded when it is called. */
type Starters = Readonly<Record<string, () => Promise<Starter>>>;

/** Starts the plugins whose consent is given. Each is loaded apart: one that fails does not stop the others. */
export function startPlugins(
	plugins: readonly StartedPlugin[],
	starters: Starters,
	hasConsent: (consent: PluginConsent) => boolean,
): Promise<unknown> {
	const started = plugins
		.filter(({ consent }) => consent === 'none needed' || hasConsent(consent))
		.map(async ({ name, settings }) => {
			const starter = await starters[starterPath(name)]?.();
			starter?.start(settings as never);
		});
	return Promise.all(started);
}

/** `google_tag_manager` is started by `../plugins/google-tag-manager/start.ts`. */
const starterPath = (name: string): string => `../plugins/${name.replaceAll('_', '-')}/start.ts`;
