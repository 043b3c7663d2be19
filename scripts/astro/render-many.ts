import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** An Astro adapter whose server entry renders any page of any tenant from one bundle. */
export function renderMany(): AstroIntegration {
	return {
		name: 'forecourt:render-many',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				updateConfig({ vite: { plugins: [standIns()], environments: { ssr: toldByCode } } });
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

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Puts our own modules in the place of the web's response and of what compiled templates import of Astro. */
function standIns(): Plugin {
	const inject = { Response: [here('./plain-http.ts'), 'Response'] as [string, string] };
	return {
		name: 'forecourt:stand-ins',
		enforce: 'pre',
		configEnvironment: (name) => (name === 'client' ? {} : { build: { rolldownOptions: { transform: { inject } } } }),
		resolveId: (id) => (id === 'astro/compiler-runtime' ? here('./drawing/compiler-runtime.ts') : undefined),
	};
}
