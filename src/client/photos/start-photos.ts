// Cards whose photos one swipes through: what it takes is loaded when a card's picture is first pointed at or touched (CARD-1).
const wake = ({ target }: Event): void => {
	const picture = target instanceof Element && target.closest<HTMLElement>('.car-card')?.querySelector('.car-picture');
	if (!picture) return;
	removeEventListener('pointerover', wake);
	void import('./photo-strips.ts').then(({ startStrips }) => startStrips(picture));
};
addEventListener('pointerover', wake, { passive: true });
