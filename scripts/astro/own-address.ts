import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * For Astro's static build of one tenant, whose bundle runs parts of our build: a module that looks for files beside itself
 * finds them where its source is, not beside the bundle.
 */
export function ownAddress(): Plugin {
	return {
		name: 'forecourt:own-address',
		enforce: 'pre',
		transform(code, id) {
			const [file = ''] = id.split('?');
			if (!/[\\/](?:scripts|src)[\\/].*\.ts$/.test(file) || file.includes('/node_modules/')) return;
			if (!code.includes('import.meta.url')) return;
			return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)), map: null };
		},
	};
}
