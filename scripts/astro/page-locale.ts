import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Modules with a table of everything, and what scripts of pages have in their place. */
const standIns = [
	{ ofAll: '/src/domain/words/locale.ts', ofPage: '../../src/client/page-locale.ts' },
	{ ofAll: '/src/search/fields/trade-facets.ts', ofPage: '../../src/client/page-facets.ts' },
].map(({ ofAll, ofPage }) => ({
	ofAll,
	name: ofAll.slice(ofAll.lastIndexOf('/')),
	ofPage: fileURLToPath(new URL(ofPage, import.meta.url)),
}));

/** Gives scripts of pages the facts of their page's locale, and its site's facets, in place of all there are (SITE-9, SRCH-2). */
export function pageLocale(): Plugin {
	return {
		name: 'forecourt:page-locale',
		enforce: 'pre',
		async resolveId(id, importer, options) {
			const standIn = standIns.find(({ name }) => id.endsWith(name));
			if (this.environment.name !== 'client' || !importer || !standIn) return undefined;
			const found = await this.resolve(id, importer, { ...options, skipSelf: true });
			return found?.id.replaceAll('\\', '/').endsWith(standIn.ofAll) ? standIn.ofPage : found;
		},
	};
}
