/** Room left below an offer that stays in view. */
const roomBelow = 16;

/**
 * Where an offer stays while the page is read: below the header where all of it fits, else so far up that its foot is seen. All of
 * it can be reached then, on low screens and with its folds open too (CAR-1).
 */
export const offerTop = (below: number, height: number, screen: number): number =>
	Math.min(below, screen - height - roomBelow);

/** Keeps all of a tall offer within reach: as long as it fits, the styles alone say where it stays. */
export function startOfferFit(page: ParentNode): void {
	const offer = page.querySelector<HTMLElement>('.car-offer');
	if (!offer) return;
	const fit = (): void => {
		offer.style.top = '';
		const { position, top: stuckAt } = getComputedStyle(offer);
		const below = Number.parseFloat(stuckAt);
		const top = offerTop(below, offer.offsetHeight, innerHeight);
		// In the flow of a narrow page it stays where it is: a top would move it over the photos.
		if (position === 'sticky' && top < below) offer.style.top = `${top}px`;
	};
	new ResizeObserver(fit).observe(offer);
	addEventListener('resize', fit);
}
