import { startSiteEvents } from './analytics/site-events.ts';
import { deviceStore, tabStore } from './leads/device-store.ts';
import { unsentMark } from './leads/unsent-leads.ts';
import { readVisits, visited } from './leads/visits.ts';

// What every page does: it notes that it was seen (USER-6), counts what is done on it (USER-7), and sees to leads that
// could not be sent before (FORM-12).
const website_slug = document.documentElement.dataset['site'] ?? '';
const device = deviceStore(website_slug);
device.write(
	'visits',
	visited(readVisits(device.read('visits')), { path: location.pathname, search: location.search }, Date.now()),
);

/** Sends what waits, and says what came of it. */
async function sendWaiting(): Promise<void> {
	if (!navigator.onLine || device.read(unsentMark) !== true) return;
	const { reportResent } = await import('./leads/report-resent.ts');
	await reportResent({ website_slug, device, tab: tabStore(website_slug) });
}

startSiteEvents();
void sendWaiting();
window.addEventListener('online', () => void sendWaiting());
