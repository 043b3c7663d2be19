import { startSiteEvents } from './analytics/site-events.ts';
import { deviceStore } from './leads/device/device-store.ts';
import { readVisits, visited } from './leads/device/visits.ts';
import { watchUnsent } from './leads/unsent/watch-unsent.ts';

// What every page does: it notes that it was seen (USER-6), counts what is done on it (USER-7), sees to leads that
// could not be sent before (FORM-12), and says how many cars are saved (CARD-4).
const website_slug = document.documentElement.dataset['site'] ?? '';
const device = deviceStore(website_slug);
device.write(
	'visits',
	visited(readVisits(device.read('visits')), { path: location.pathname, search: location.search }, Date.now()),
);

// Only for those who have saved something; pages with cars load it anyway.
if ([device.read('favourites'), device.read('compare')].flat().some(Boolean)) void import('./saved/header-count.ts');

startSiteEvents();
watchUnsent(website_slug, device);

const { account } = document.documentElement.dataset;
if (account) {
	const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
	whenIdle(() => void import('./account/start-account.ts').then((start) => start.startAccount(website_slug, account)));
}
