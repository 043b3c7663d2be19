import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** Astro's React integration with a server entry of ours: see `react-server.ts`. */
export function fastReact(): AstroIntegration {
	const integration = react();
	const setUp = integration.hooks['astro:config:setup'];
	return {
		...integration,
		hooks: {
			...integration.hooks,
			'astro:config:setup': (options) =>
				setUp?.({
					...options,
					addRenderer: (renderer) =>
						options.addRenderer({ ...renderer, serverEntrypoint: new URL('./react-server.ts', import.meta.url) }),
				}),
		},
	};
}
