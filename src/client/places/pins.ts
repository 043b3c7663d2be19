import { listedCard, listedEvent } from './listed.ts';

/** The pins on the picture in the map's place, or on the map. */
const pinsOf = (groups: Element): SVGElement[] => [...groups.querySelectorAll<SVGElement>('[data-cards]')];
const cardsOf = (pin: SVGElement): HTMLElement[] =>
	(pin.dataset['cards'] ?? '').split(' ').flatMap((id) => listedCard(id) ?? []);

/** Leaves the pins of the cards that are listed on the picture in the map's place (LOC-2). */
function showPinsOfCards(groups: Element): void {
	for (const pin of pinsOf(groups)) pin.toggleAttribute('data-away', cardsOf(pin).length === 0);
}

const cardSelector = '[data-location-kind] > ul > li';

/** Marks a card where its pin is pointed at, and a pin where its card is or has the focus (LOC-3). */
function markTogether(groups: HTMLElement): void {
	const mark = ({ target }: Event) => {
		const pin = (target as Element).closest('[data-cards]');
		// A list that scrolls under a mouse at rest takes no mark from the card that has the focus.
		const marked = [target as Element, document.activeElement].map((one) => one?.closest(cardSelector));
		for (const spot of pinsOf(groups)) {
			const cards = cardsOf(spot);
			spot.toggleAttribute('data-marked', spot === pin || cards.some((one) => marked.includes(one)));
			for (const one of cards) one.toggleAttribute('data-marked', spot === pin);
		}
	};
	groups.addEventListener('pointerover', mark);
	groups.addEventListener('focusin', mark);
	groups.addEventListener('pointerleave', mark);
}

/**
 * A pin on the picture leads to its card and marks it, whether or not there is a map to load; on the opened map it also opens what there
 * is to know, and the card is scrolled to where it is beside the map (LOC-3).
 */
function leadToCards(groups: HTMLElement): void {
	const lead = (event: MouseEvent) => {
		const pin = (event.target as Element).closest('.map-spot, .map-pin');
		const drawn = pin?.matches('[data-cards]') ? pin : pin?.querySelector('[data-cards]');
		const [card] = drawn ? cardsOf(drawn as SVGElement) : [];
		if (!pin || !card) return;
		const isPicture = pin.matches('.map-spot');
		if (isPicture) event.stopPropagation();
		for (const one of groups.querySelectorAll('[data-chosen]')) one.removeAttribute('data-chosen');
		card.setAttribute('data-chosen', '');
		if (isPicture) card.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
		if (isPicture || matchMedia('(width >= 1200px)').matches) card.scrollIntoView({ block: 'center' });
	};
	groups.addEventListener('click', lead, { capture: true });
}

for (const groups of document.querySelectorAll<HTMLElement>('[data-location-groups]')) {
	groups.addEventListener(listedEvent, () => showPinsOfCards(groups));
	markTogether(groups);
	leadToCards(groups);
}
