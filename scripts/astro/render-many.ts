import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** An Astro adapter whose server entry renders any page of any tenant from one bundle. */
export function renderMany(): AstroIntegration {
	return {
		name: 'forecourt:render-many',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				updateConfig({ vite: { plugins: [plainHttp()], environments: { ssr: toldByCode } } });
			},
			'astro:config:done': ({ setAdapter }) =>
				setAdapter({
					name: 'forecourt:render-many',
					entrypointResolution: 'auto',
					serverEntrypoint: new URL('./render-entry.ts', import.meta.url),
					adapterFeatures: { buildOutput: 'server' },
					supportedAstroFeatures: {
						serverOutput: 'stable',
						staticOutput: 'stable',
						hybridOutput: 'stable',
						sharpImageService: 'stable',
					},
				}),
		},
	};
}

/**
 * Code without comments, in files whose names say nothing of their contents: sources that come to the same code make the same
 * files, and by these the bundle's id is told (`scripts/publish/bundle-id.ts`).
 */
const toldByCode = {
	build: {
		rolldownOptions: {
			experimental: { attachDebugInfo: 'none' as const },
			output: { comments: false, chunkFileNames: 'chunks/[name].mjs' },
		},
	},
};

const standIns = fileURLToPath(new URL('./plain-http.ts', import.meta.url));

/** Puts the classes of `plain-http.ts` in the place of the web's in what renders. */
function plainHttp(): Plugin {
	const inject = Object.fromEntries(
		['Headers', 'Request', 'Response', 'TextEncoder'].map((name) => [name, [standIns, name] as [string, string]]),
	);
	return {
		name: 'forecourt:plain-http',
		configEnvironment: (name) => (name === 'client' ? {} : { build: { rolldownOptions: { transform: { inject } } } }),
	};
}
