import { apiBases } from '../contract/paths.ts';
import { pleaseBring } from '../domain/words/please-bring.ts';
import { tabStore } from './leads/device/device-store.ts';
import { keepTime, ownTime } from './leads/device/held-time.ts';
import { loadStatus } from './leads/free-times.ts';

/** The elements of the success page that a booked time is told in. */
type Told = { heading: HTMLElement | null; text: HTMLElement | null };

/**
 * Says on the success page what became of the time that this tab has held (CAR-1): day, time, place, what to bring, the calendar
 * file and the page that changes it. Where it was not booked, or that cannot be found out, the page stays as it is.
 */
export async function tellBookedTime(siteSlug: string, { heading, text }: Told): Promise<void> {
	const tab = tabStore(siteSlug);
	const own = ownTime(tab);
	if (!own) return;

	const booked = await loadStatus(apiBases.live, own.token).catch(() => null);
	if (!booked) return;
	if (booked.state === 'requested' && text) {
		text.textContent = `Somebody else has booked ${booked.when} meanwhile. We will get back to you to agree on another time.`;
	}
	if (booked.state !== 'booked' || !heading || !text) {
		if (booked.state !== 'held') keepTime(tab, null);
		return;
	}
	heading.textContent = heading.dataset['booked'] ?? 'Your time is booked';
	text.textContent = `${booked.when}, ${booked.place}. ${pleaseBring(booked.bring)}`;
	document.querySelector('[data-success-calendar]')?.replaceChildren(...links(booked));
	// There is nothing to wait for.
	document.querySelector('[data-success-steps]')?.remove();
}

function links({ calendar, manage }: { calendar: string; manage: string }): HTMLElement[] {
	const ways = [
		[calendar, 'Add it to your calendar'],
		[manage, 'Change or cancel it'],
	] as const;
	return ways.map(([href, name]) => {
		const { pathname, search } = new URL(href);
		const link = document.createElement('a');
		link.className = 'button button-outline';
		link.href = pathname + search;
		link.textContent = name;
		return link;
	});
}
