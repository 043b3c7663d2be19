// Cards whose photos one swipes through: what it takes is loaded when a card's picture is first pointed at or touched (CARD-1).
const wake = (event: PointerEvent): void => {
	const { target } = event;
	const picture = target instanceof Element && target.closest<HTMLElement>('.car-card')?.querySelector('.car-picture');
	if (!picture) return;
	removeEventListener('pointerover', wake);
	// The swipe that begins with this touch ends before there is anything to swipe, on an element that may be gone from the page by then.
	const lifted = new Promise<Event>((lift) => target.addEventListener('touchend', lift, { once: true }));
	void import('./photo-strips.ts').then(({ startStrips }) => startStrips(picture, event, lifted));
};
addEventListener('pointerover', wake, { passive: true });
