import { isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const tenantsDir = resolve(process.env['TENANTS_DIR'] ?? 'tenants');
const virtualModule = 'forecourt:static-pages';

/**
 * Gives pages their tenant in `astro dev` (by host name) and in Astro's own static build (`TENANT=<slug>`). The bundle
 * that renders all tenants is handed its site with each page, and gets neither.
 */
export function tenantSites({ bundling }: { bundling: boolean }): AstroIntegration {
	return {
		name: 'forecourt:tenant-sites',
		hooks: {
			'astro:config:setup': ({ command, updateConfig, addMiddleware }) => {
				// One self-contained bundle loads faster; the dev server cannot take in CommonJS packages such as React.
				if (command === 'build') updateConfig({ vite: { ssr: { noExternal: true } } });
				updateConfig({ vite: { plugins: [staticPagesModule(bundling)] } });
				if (!bundling) addMiddleware({ order: 'pre', entrypoint: new URL('./tenant-middleware.ts', import.meta.url) });
			},
			'astro:server:setup': ({ server }) => {
				server.watcher.add(tenantsDir);
				server.watcher.on('all', (_event, file) => {
					if (isWithin(tenantsDir, file)) server.ws.send({ type: 'full-reload' });
				});
			},
			'astro:build:done': async ({ dir }) => {
				if (bundling) return;
				const { finishStaticBuild } = await import('./tenant-site.ts');
				await finishStaticBuild(dir);
			},
		},
	};
}

function isWithin(dir: string, file: string): boolean {
	const path = relative(dir, resolve(file));
	return !path.startsWith('..') && !isAbsolute(path);
}

/** `static-pages.ts`; in the bundle, which lists no pages, nothing of it. */
function staticPagesModule(bundling: boolean) {
	// Vite's own form of a path, on Windows too.
	const source = fileURLToPath(new URL('./static-pages.ts', import.meta.url)).replaceAll('\\', '/');
	const empty = `\0${virtualModule}`;
	return {
		name: virtualModule,
		resolveId: (id: string) => (id === virtualModule ? (bundling ? empty : source) : undefined),
		load: (id: string) =>
			id === empty
				? 'export const staticPages = async () => [], stockIndexVersions = staticPages, feedFiles = staticPages, checkoutFiles = staticPages, sitemapNumbers = staticPages;'
				: undefined,
	};
}
