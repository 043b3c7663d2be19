import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { fontFiles } from './scripts/astro/font-files.ts';
import { leanSearch } from './scripts/astro/lean-search.ts';
import { ownAddress } from './scripts/astro/own-address.ts';
import { pageChunks } from './scripts/astro/page-chunks.ts';
import { pageLocale } from './scripts/astro/page-locale.ts';
import { pageSheets } from './scripts/astro/page-sheets.ts';
import { fastReact } from './scripts/astro/react.ts';
import { renderMany } from './scripts/astro/render-many.ts';
import { tenantSites } from './scripts/astro/tenant-sites.ts';

// Three ways to run the same app:
//   bundle  what `npm run build` does once for all tenants (FORECOURT_MODE=bundle)
//   dev     `npm run dev`: any tenant on demand, by host name
//   static  `TENANT=<slug> astro build`: Astro's own static build of one tenant, which CI holds our renderer against
const bundling = process.env['FORECOURT_MODE'] === 'bundle';
// The bundle is for all tenants, whichever one a deploy names.
const ofOneTenant = !bundling && process.env['TENANT'] !== undefined;

export default defineConfig({
	output: ofOneTenant ? 'static' : 'server',
	...(bundling && { adapter: renderMany() }),
	integrations: [fastReact(), tenantSites({ bundling })],
	trailingSlash: 'always',
	build: { format: 'directory', inlineStylesheets: 'never' },
	devToolbar: { enabled: false },
	security: { checkOrigin: false },
	vite: {
		plugins: [
			fontFiles(),
			pageSheets(),
			tailwindcss(),
			leanSearch(),
			pageLocale(),
			pageChunks(),
			...(ofOneTenant ? [ownAddress()] : []),
		],
		build: { assetsInlineLimit: 0 },
	},
});
