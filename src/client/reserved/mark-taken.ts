import { asRecord, tabStore } from '../leads/device/device-store.ts';
import type { TakenCar } from './ask-taken.ts';

/** Marks the cars of the page that somebody has, now and whenever the search draws others. */
export function startMarks(taken: readonly TakenCar[], tagText: string): void {
	const mark = () => markCards(document, taken, tagText);
	mark();
	document.addEventListener('cards-drawn', mark);
	markOffer(document, taken, ownReservations());
}

/** Whose car this tab has reserved itself: its page leads on to the reservation. */
function ownReservations(): (carId: number) => boolean {
	const tab = tabStore(document.documentElement.dataset['site'] ?? '');
	return (carId) => Boolean(asRecord(tab.read(`reservation:${carId}`))['right']);
}

/** Tags that stay: these are stronger than RESERVED, or say the same (CARD-3). */
const stronger: ReadonlySet<string | undefined> = new Set(['sold', 'electric', 'hybrid', 'reserved']);

/** Puts the tag of reserved cars on the pictures `[data-car-id]` of those that are reserved for good, as the next build will. */
function markCards(root: ParentNode, taken: readonly TakenCar[], tagText: string): void {
	const reserved = new Set(taken.filter(({ until }) => until === null).map(({ id }) => String(id)));
	for (const picture of root.querySelectorAll<HTMLElement>('[data-car-id]')) {
		const tag = picture.querySelector<HTMLElement>('[data-tag]:not([hidden])');
		if (!reserved.has(picture.dataset['carId'] ?? '') || stronger.has(tag?.dataset['tag'])) continue;
		tag?.setAttribute('hidden', '');
		const mark = document.createElement('p');
		mark.className = 'car-tag car-tag-reserved';
		mark.dataset['tag'] = 'reserved';
		mark.textContent = tagText;
		picture.append(mark);
	}
}

/**
 * On a car's own page: the note that somebody has it or is about to, in place of the button that would lead nowhere. For whom it is
 * reserved, the button leads to the reservation and says so.
 */
function markOffer(root: ParentNode, taken: readonly TakenCar[], isOwn: (carId: number) => boolean): void {
	const link = root.querySelector<HTMLAnchorElement>('a[data-reserve]');
	const car = taken.find(({ id }) => String(id) === link?.dataset['reserve']);
	if (!link || !car) return;
	const state = isOwn(car.id) ? 'own' : car.until === null ? 'reserved' : 'held';
	if (state !== 'own') {
		link.removeAttribute('href');
		link.setAttribute('role', 'link');
		link.setAttribute('aria-disabled', 'true');
	} else if (car.until !== null) return;
	else link.replaceChildren(...link.querySelectorAll('.icon'), 'See your reservation');
	for (const note of root.querySelectorAll<HTMLElement>(`[data-taken-note="${state}"]`)) note.hidden = false;
}
