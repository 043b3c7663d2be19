import type { AstroIntegration } from 'astro';

const virtualModule = 'forecourt:static-pages';

/**
 * Gives pages their tenant in `astro dev` (by host name) and in Astro's own static build (`TENANT=<slug>`). The bundle
 * that renders all tenants is handed its site with each page, and gets neither.
 */
export function tenantSites({ bundling }: { bundling: boolean }): AstroIntegration {
	return {
		name: 'forecourt:tenant-sites',
		hooks: {
			'astro:config:setup': ({ updateConfig, addMiddleware }) => {
				updateConfig({ vite: { plugins: [staticPagesModule(bundling)] } });
				if (!bundling) addMiddleware({ order: 'pre', entrypoint: new URL('./tenant-middleware.ts', import.meta.url) });
			},
			'astro:build:done': async ({ dir }) => {
				if (bundling) return;
				const { finishStaticBuild } = await import('./tenant-site.ts');
				await finishStaticBuild(dir);
			},
		},
	};
}

function staticPagesModule(bundling: boolean) {
	const source = new URL('./static-pages.ts', import.meta.url).pathname;
	return {
		name: virtualModule,
		resolveId: (id: string) => (id === virtualModule ? `\0${virtualModule}` : undefined),
		load(id: string) {
			if (id !== `\0${virtualModule}`) return undefined;
			return bundling
				? 'export const staticPages = async () => [];'
				: `export { staticPages } from ${JSON.stringify(source)};`;
		},
	};
}
