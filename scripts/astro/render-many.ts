import type { AstroIntegration } from 'astro';

/** An Astro adapter whose server entry renders any page of any tenant from one bundle (design section 1). */
export function renderMany(): AstroIntegration {
	return {
		name: 'forecourt:render-many',
		hooks: {
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
