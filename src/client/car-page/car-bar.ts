/**
 * Shows the bar at the foot of phones once the buttons of the offer, or of a model's head, have left the screen upwards: until then it
 * would say the same twice. `data-bar` on <html> tells what stands above it. Where plans stand above
 * the buttons, and on a phone on its side, it is there until one comes to them, too.
 */
export function startCarBar(page: ParentNode): void {
	const bar = page.querySelector<HTMLElement>('.car-bar');
	const buttons = page.querySelector('.car-offer-buttons, .model-actions');
	if (!bar || !buttons) return;
	const isEarly = page.querySelector('[data-plan-picker]') !== null || matchMedia('(height < 480px)').matches;
	new IntersectionObserver(
		([entry]) => {
			if (!entry) return;
			const isShown = !entry.isIntersecting && (isEarly || entry.boundingClientRect.bottom <= 0);
			bar.toggleAttribute('data-shown', isShown);
			document.documentElement.toggleAttribute('data-bar', isShown);
		},
		// A button that the foot of the screen cuts is not there yet.
		{ rootMargin: isEarly ? '0px 0px -64px' : '0px' },
	).observe(buttons);
}
