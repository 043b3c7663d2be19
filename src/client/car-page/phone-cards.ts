import { reportReveal } from './phone-reveal.ts';

/** Makes the masked numbers below `root` hand the focus on when they are shown, and tell it once; a link to one shows it (CAR-2). */
export function startPhoneCards(root: HTMLElement): void {
	for (const card of root.querySelectorAll<HTMLDetailsElement>('[data-phone]')) {
		card.addEventListener('toggle', () => {
			if (!card.open) return;
			card.querySelector<HTMLElement>('a')?.focus();
			if (card.dataset['phone']) reportReveal(card.dataset['phone']);
			card.dataset['phone'] = '';
		});
	}
	root.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
		const place = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
		const card = place?.closest('details');
		if (card) card.open = true;
	});
}
