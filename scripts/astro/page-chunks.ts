import type { Plugin } from 'vite';
import { preloadedWith } from './preloaded.ts';

/**
 * Modules that pages load together, by parts of their paths. Apart, each would be a file, which compresses worse and is one more
 * request. `page` is on every page, `saved` on those with cars or forms; `search-state` and `words` come with a search that was
 * woken, and with searches that a visitor keeps; `account` is on every page of sites with accounts.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
	page: [
		'vite/preload-helper',
		'/src/client/kept/on-save.ts',
		'/src/client/kept/start-kept.ts',
		'/src/client/leads/device/device-store.ts',
		'/src/client/leads/device/visits.ts',
		'/src/client/leads/unsent/unsent-mark.ts',
		'/src/domain/leads/analytics-events.ts',
		'/src/domain/leads/tracking-keys.ts',
	],
	saved: [
		'/src/client/saved/saved-cars.ts',
		'/src/client/saved/page-cars.ts',
		'/src/client/display-rules.ts',
		'/src/client/page-locale.ts',
		'/src/domain/words/wording.ts',
		'/src/domain/locales/en-AU.ts',
		'/src/domain/locales/metric.ts',
		'/node_modules/nanostores/',
		'/node_modules/@nanostores/',
	],
	account: [
		'/src/client/account/ask-account.ts',
		'/src/client/account/account-marks.ts',
		'/src/contract/account-calls.ts',
	],
	words: [
		'/src/domain/words/written-number.ts',
		'/src/domain/words/folded-letters.ts',
		'/src/domain/cars/distance.ts',
		'/src/domain/cars/brand-name.ts',
		'/src/domain/addresses/slug.ts',
		'/src/domain/places/contact-slug.ts',
		'/src/domain/hours/days.ts',
		'/src/search/text/fold-words.ts',
	],
	'search-state': [
		'/src/search/fields/',
		'/src/search/state/',
		'/src/islands/search/state/routing.ts',
		'/src/islands/search/state/chosen-filters.ts',
		'/src/islands/search/state/ui-state.ts',
		'/src/islands/search/engine/visitor-client.ts',
		'/src/domain/cars/body-words.ts',
		'/src/domain/cars/condition.ts',
		'/src/domain/cars/is-vin.ts',
	],
	react: ['/node_modules/react/', '/node_modules/react-dom/', '/node_modules/scheduler/'],
};

/** Has the browser's bundle made of these files. */
export function pageChunks(): Plugin {
	const groups = Object.entries(chunks).map(([name, paths]) => ({
		name,
		test: (id: string) => paths.some((path) => id.replaceAll('\\', '/').includes(path)),
	}));
	const codeSplitting = { includeDependenciesRecursively: false, groups };
	const rolldownOptions = { preserveEntrySignatures: 'allow-extension' as const, output: { codeSplitting } };
	const modulePreload = { polyfill: false, resolveDependencies: preloadedWith };
	return {
		name: 'forecourt:page-chunks',
		configEnvironment: (name) => (name === 'client' ? { build: { rolldownOptions, modulePreload } } : {}),
	};
}
