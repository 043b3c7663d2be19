import { sharedCarsKey, sharedIds } from '../../../domain/cars/shared-cars.ts';
import { pageCars } from '../page-cars.ts';
import { startCompare } from './compare-list.ts';
import { startKeptList } from './kept-list.ts';
import { deviceSource, type KeptSource } from './kept-sources.ts';
import { startSharedList } from './shared-list.ts';
import { showPanel } from './show-panel.ts';

/**
 * The visitor's own cars (ROUTE-12, CARD-4): those that are saved, those to compare where the address says `?tab=compare`, or
 * those that somebody shares by `?cars=1021,1044`. The file with the cars is asked for only where there are some.
 */
const query = new URLSearchParams(location.search);
const shared = sharedIds(query.get(sharedCarsKey));
const panel = showPanel(shared.length > 0 ? 'shared' : query.get('tab') === 'compare' ? 'compare' : 'favourites');

if (panel?.list === 'favourites') void startFavourites(panel.root);
if (panel?.list === 'compare') startCompare(panel.root, pageCars.compare);
if (panel?.list === 'shared') void startSharedList(panel.root, shared);

/** What the device keeps, and on sites with accounts the watchlist. */
async function startFavourites(root: HTMLElement): Promise<void> {
	const device = deviceSource(pageCars.favourites);
	const { site = '', account } = document.documentElement.dataset;
	if (account === undefined) return startKeptList(root, [device]);
	startKeptList(root, [device, ...(await watchlist(site))]);
}

/** Without a network what speaks to the account may not be there: the device's own cars are. */
async function watchlist(site: string): Promise<KeptSource[]> {
	try {
		const { watchlistSource } = await import('../../account/watchlist-source.ts');
		return [await watchlistSource(site)];
	} catch (error) {
		console.warn(error);
		return [];
	}
}
