import { atom, type ReadableAtom } from 'nanostores';
import { sharedCarsKey, sharedIds } from '../../../domain/cars/shared-cars.ts';
import { pageCars } from '../page-cars.ts';
import { mostSaved } from '../saved-cars.ts';
import { startCompare } from './compare-list.ts';
import { startKeptList } from './kept-list.ts';
import { deviceSource, joinedIds, type KeptSource } from './kept-sources.ts';
import { startSharedList } from './shared-list.ts';
import { countOnTab, showPanel } from './show-panel.ts';

/**
 * The visitor's own cars (ROUTE-12, CARD-4): those that are saved, those to compare where the address says `?tab=compare`, or
 * those that somebody shares by `?cars=1021,1044`, as a list or compared. The file with the cars is asked for only where there are some.
 */
const query = new URLSearchParams(location.search);
const shared = sharedIds(query.get(sharedCarsKey));
const isShared = shared.length > 0;
const isCompared = query.get('tab') === 'compare';
const panel = showPanel(isCompared ? 'compare' : isShared ? 'shared' : 'favourites', isShared);

void startFavourites(panel?.list === 'favourites' ? panel.root : null);
if (panel?.list === 'compare')
	startCompare(panel.root, isShared ? atom(shared.slice(0, mostSaved.compare)) : pageCars.compare);
if (panel?.list === 'shared') void startSharedList(panel.root, shared);

/** Lists what the device keeps and, on sites with accounts, the watchlist; on the other panels it is only counted. */
async function startFavourites(root: HTMLElement | null): Promise<void> {
	const { site = '', account } = document.documentElement.dataset;
	const sources = [deviceSource(pageCars.favourites), ...(account === undefined ? [] : await watchlist(site))];
	const saved = joinedIds(sources);
	countOnTab('favourites', saved);
	if (root) startKeptList(root, sources);
	if (root && account !== undefined) await offerAlerts(root, site, saved);
}

/** Without a network there is nothing to turn on. */
async function offerAlerts(root: HTMLElement, site: string, saved: ReadableAtom<readonly number[]>): Promise<void> {
	try {
		(await import('../../account/alert-offer.ts')).startAlertOffer(root, site, saved);
	} catch (error) {
		console.warn(error);
	}
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
