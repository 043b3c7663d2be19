import { startSiteEvents } from './analytics/site-events.ts';
import { startKept } from './kept/start-kept.ts';
import './frame/frame-on-intent.ts';
import { deviceStore } from './leads/device/device-store.ts';
import { readVisits, visited } from './leads/device/visits.ts';
import { watchUnsent } from './leads/unsent/watch-unsent.ts';

// What every page does: it notes that it was seen (USER-6), counts what is done on it (USER-7), starts what is for visitors
// who have something kept (USER-5), says how many cars are saved (CARD-4), and sees to leads that could not be sent before
// (FORM-12).
const website_slug = document.documentElement.dataset['site'] ?? '';
const device = deviceStore(website_slug);
device.write(
	'visits',
	visited(readVisits(device.read('visits')), { path: location.pathname, search: location.search }, Date.now()),
);

startSiteEvents(device);
if (history.state?.over) void import('./covers.ts').then((covers) => covers.forgetCovers());
startKept(device);
// Only for those who have saved something; pages with cars load it anyway.
if ([device.read('favourites'), device.read('compare')].flat().some(Boolean)) void import('./saved/header-count.ts');
watchUnsent(website_slug, device);

const { account } = document.documentElement.dataset;
if (account) {
	const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
	whenIdle(() => void import('./account/start-account.ts').then((start) => start.startAccount(website_slug, account)));
}
