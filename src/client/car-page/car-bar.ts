/** Shows the bar at the foot of phones once the offer has left the screen upwards: until then it would say the same twice. */
export function startCarBar(page: ParentNode): void {
	const bar = page.querySelector<HTMLElement>('.car-bar');
	const offer = page.querySelector('.car-offer');
	if (!bar || !offer) return;
	new IntersectionObserver(([entry]) => {
		if (entry) bar.toggleAttribute('data-shown', !entry.isIntersecting && entry.boundingClientRect.bottom <= 0);
	}).observe(offer);
}
