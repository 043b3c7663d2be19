import type { Plugin } from 'vite';
import { preloadedWith } from './preloaded.ts';

/**
 * Modules that pages load together, by parts of their paths. Apart, each would be a file, which compresses worse and is one more
 * request. `page` is on every page; `content`, `car` and `list` are what pages of a kind start (`src/layouts/scripts`), with their
 * entries, so that there is no file that only imports another; `search-state` and `words` come with a search that was
 * woken, and with searches that a visitor keeps; `saved` is the page of saved cars, `kept` and `told` come with what a visitor has kept
 * and with what a press of a heart says; `account` is on every page of sites with accounts.
 */
const chunks: Readonly<Record<string, readonly string[]>> = {
	page: [
		'PageScripts.astro?astro&type=script&index=0',
		'vite/preload-helper',
		'/src/client/site-page.ts',
		'/src/client/ask-once.ts',
		'/src/client/when-visible.ts',
		'/src/client/show-over.ts',
		'/src/client/display-rules.ts',
		'/src/client/page-locale.ts',
		'/src/client/analytics/bus.ts',
		'/src/client/analytics/count-event.ts',
		'/src/client/analytics/outbox.ts',
		'/src/client/analytics/site-events.ts',
		'/src/client/frame/frame-on-intent.ts',
		'/src/client/kept/on-save.ts',
		'/src/client/kept/start-kept.ts',
		'/src/client/leads/device/device-store.ts',
		'/src/client/leads/device/visits.ts',
		'/src/client/leads/unsent/unsent-mark.ts',
		'/src/client/leads/unsent/watch-unsent.ts',
		'/src/client/reserved/start-reserved.ts',
		'/src/client/saved/saved-cars-page.ts',
		'/src/client/saved/save-buttons.ts',
		'/src/client/saved/watch-links.ts',
		'/src/client/saved/saved-cars.ts',
		'/src/client/saved/page-cars.ts',
		'/src/domain/addresses/link-kind.ts',
		'/src/domain/hours/days.ts',
		'/src/domain/leads/analytics-events.ts',
		'/src/domain/leads/tracking-keys.ts',
		'/src/domain/locales/en-AU.ts',
		'/src/domain/locales/metric.ts',
		'/src/domain/words/wording.ts',
		'/node_modules/nanostores/',
		'/node_modules/@nanostores/',
	],
	content: [
		'PageScripts.astro?astro&type=script&index=1',
		'/src/layouts/scripts/content-page.ts',
		'/src/client/car-page/folds.ts',
		'/src/client/open-now.ts',
		'/src/client/print-page.ts',
		'/src/domain/hours/',
		'/src/islands/finance-calculator/start.ts',
		'/src/islands/forms/open/start.ts',
		'/src/islands/forms/open/form-dialog.ts',
		'/src/islands/forms/open/load-draw-form.ts',
		'/src/islands/forms/open/is-awaited.ts',
		'/src/islands/forms/open/once-stirred.ts',
		'/src/contract/wanted.ts',
		'/src/islands/forms/facts/page-facts.ts',
		'/src/islands/forms/facts/query-fields.ts',
		'/src/client/leads/device/draft-name.ts',
		'/src/islands/map/load.ts',
		'/src/islands/map/map-state.ts',
	],
	car: [
		'PageScripts.astro?astro&type=script&index=2',
		'/src/layouts/scripts/car-page.ts',
		'/src/client/car-page/car-bar.ts',
		'/src/client/car-page/car-page.ts',
		'/src/client/car-page/fit-offer.ts',
		'/src/client/car-page/dialogs.ts',
		'/src/client/car-page/gallery.ts',
		'/src/client/car-page/jump-links.ts',
		'/src/client/car-page/phone-cards.ts',
		'/src/domain/words/phone-unmask.ts',
		'/src/client/car-page/phone-reveal.ts',
		'/src/client/car-page/strip-steps.ts',
		'/src/client/car-page/tools.ts',
		'/src/client/car-page/walk-around.ts',
		'/src/client/tooltips.ts',
	],
	list: [
		'PageScripts.astro?astro&type=script&index=3',
		'/src/layouts/scripts/list-page.ts',
		'/src/client/photos/start-photos.ts',
		'/src/client/recent/start-new-cars.ts',
		'/src/client/recent/visit-days.ts',
		'/src/islands/kept-searches/start-keep.ts',
		'/src/islands/search/start/start.ts',
		'/src/islands/search/start/filter-dialog.ts',
		'/src/islands/search/start/held-clicks.ts',
		'/src/islands/search/start/search-failure.ts',
		'/src/client/search/load-search.ts',
		'/src/client/search/load-stock.ts',
	],
	saved: [
		'Saved.astro?astro&type=script&index=0',
		'/src/client/saved/page/',
		'/src/domain/cars/shared-cars.ts',
		'/src/domain/cars/since-saved.ts',
	],
	told: [
		'/src/client/saved/compare-tray.ts',
		'/src/client/saved/header-count.ts',
		'/src/client/saved/note-button.ts',
		'/src/client/saved/page-note.ts',
		'/src/client/saved/saved-notes.ts',
		'/src/client/saved/tell-pressed.ts',
		'/src/client/toast.ts',
	],
	kept: [
		'/src/client/leads/device/kept-item.ts',
		'/src/client/recent/recent-cars.ts',
		'/src/client/saved/cars-file.ts',
		'/src/contract/compared-cars.ts',
		'/src/contract/saved-cars.ts',
	],
	account: [
		'/src/client/account/start-account.ts',
		'/src/client/account/ask-account.ts',
		'/src/client/account/account-marks.ts',
		'/src/contract/account-calls.ts',
	],
	words: [
		'/src/domain/words/written-number.ts',
		'/src/domain/money/price.ts',
		'/src/domain/words/folded-letters.ts',
		'/src/domain/cars/distance.ts',
		'/src/domain/cars/body-words.ts',
		'/src/domain/cars/brand-name.ts',
		'/src/domain/cars/sellable.ts',
		'/src/domain/cars/vehicle-name.ts',
		'/src/domain/addresses/slug.ts',
		'/src/domain/places/contact-slug.ts',
		'/src/search/text/fold-words.ts',
	],
	'search-state': [
		'/src/search/fields/',
		'/src/client/page-facets.ts',
		'/src/search/state/',
		'/src/islands/search/state/routing.ts',
		'/src/islands/search/state/chosen-filters.ts',
		'/src/islands/search/state/ui-state.ts',
		'/src/client/search/visitor-client.ts',
		'/src/domain/cars/condition.ts',
		'/src/domain/cars/is-vin.ts',
		'/src/site/cars/card-fields.ts',
		'/src/site/pictures/image.ts',
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
