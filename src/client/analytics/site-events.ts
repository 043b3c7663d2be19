import { type AnalyticsEvent, phoneLabel } from '../../domain/leads/analytics-events.ts';
import type { DeviceStore } from '../leads/device/device-store.ts';
import { sender, startBus, type Track } from './bus.ts';
import type { CountedEvent } from './count-event.ts';
import { startOutbox } from './outbox.ts';

/** What a form says of a lead that it has sent; what it counts as is worked out there, as no other page needs the rule. */
type Lead = { event_id: AnalyticsEvent; form: string; car_id?: string };

/**
 * Counts what happens on a page: that it is seen, as its `data-page-view` says; phone numbers and directions that are
 * clicked (LOC-9), buttons that the site counts, searches, leads (FORM-9), and what `countEvent` is told.
 */
export function startSiteEvents(device: DeviceStore): void {
	const track = startBus(window, startOutbox(device, sender(window)));
	const views = (document.documentElement.dataset['pageView']?.split(' ') ?? []).map(Number) as AnalyticsEvent[];
	const seen = () => {
		for (const view of views) track(view);
	};
	seen();
	// The browser shows the page again as it was left.
	addEventListener('pageshow', ({ persisted }) => persisted && seen());
	countClicks(track, phoneLabel(views));
	countSearches(track);
	document.addEventListener('forecourt:count', (event) => {
		const { id, label } = (event as CustomEvent<CountedEvent>).detail;
		track(id, label);
	});
	document.addEventListener('forecourt:lead', (event) => {
		const { event_id, form, car_id } = (event as CustomEvent<Lead>).detail;
		track(event_id, undefined, { form_name: form, ...(car_id && { car_id }) });
	});
}

function countClicks(track: Track, label: string | undefined): void {
	const count = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
		if (!link) return;
		const { counts, directions } = link.dataset;
		if (counts) track(Number(counts) as AnalyticsEvent);
		if (link.protocol === 'tel:') track(25, label, { phone_number: link.pathname });
		else if (directions !== undefined) track(41);
	};
	// On the way down: what a pin of the map opens keeps its clicks to itself.
	document.addEventListener('click', count, true);
}

/** Changes that follow one another faster are one search. */
const searchRestMilliseconds = 1000;

function countSearches(track: Track): void {
	let changed = -searchRestMilliseconds;
	document.addEventListener('forecourt:search', ({ timeStamp }) => {
		if (timeStamp - changed >= searchRestMilliseconds) track(29);
		changed = timeStamp;
	});
}
