import { listedCard, listedEvent } from './listed.ts';

/** The pins on the picture in the map's place, or on the map. */
const pinsOf = (groups: Element): SVGElement[] => [...groups.querySelectorAll<SVGElement>('[data-cards]')];
const cardsOf = (pin: SVGElement): HTMLElement[] =>
	(pin.dataset['cards'] ?? '').split(' ').flatMap((id) => listedCard(id) ?? []);

/** Leaves the pins of the cards that are listed on the picture in the map's place (LOC-2). */
function showPinsOfCards(groups: Element): void {
	for (const pin of pinsOf(groups)) pin.toggleAttribute('data-away', cardsOf(pin).length === 0);
}

/** Marks a card where its pin is pointed at, and a pin where its card is or has the focus (LOC-3). */
function markTogether(groups: HTMLElement): void {
	const mark = ({ target }: Event) => {
		const [pin, card] = ['[data-cards]', '[data-location-kind] > ul > li'].map((one) =>
			(target as Element).closest(one),
		);
		for (const spot of pinsOf(groups)) {
			const cards = cardsOf(spot);
			spot.toggleAttribute('data-marked', spot === pin || cards.some((one) => one === card));
			for (const one of cards) one.toggleAttribute('data-marked', spot === pin);
		}
	};
	groups.addEventListener('pointerover', mark);
	groups.addEventListener('focusin', mark);
	groups.addEventListener('pointerleave', mark);
}

for (const groups of document.querySelectorAll<HTMLElement>('[data-location-groups]')) {
	groups.addEventListener(listedEvent, () => showPinsOfCards(groups));
	markTogether(groups);
}
