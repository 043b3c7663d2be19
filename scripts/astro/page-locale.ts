import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ofAll = '/src/domain/words/locale.ts';
const ofPage = fileURLToPath(new URL('../../src/client/page-locale.ts', import.meta.url));

/** Gives scripts of pages the facts of their page's locale in place of those of every locale (SITE-9). */
export function pageLocale(): Plugin {
	return {
		name: 'forecourt:page-locale',
		enforce: 'pre',
		async resolveId(id, importer, options) {
			if (this.environment.name !== 'client' || !importer || !id.endsWith('/locale.ts')) return undefined;
			const found = await this.resolve(id, importer, { ...options, skipSelf: true });
			return found?.id.replaceAll('\\', '/').endsWith(ofAll) ? ofPage : found;
		},
	};
}
