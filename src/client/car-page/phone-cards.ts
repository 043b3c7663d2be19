import { unmasked } from '../../domain/words/phone-mask.ts';
import { reportReveal } from './phone-reveal.ts';

/** Makes the masked numbers below `root` hand the focus on when they are shown, and tell it once; a link to one shows it (CAR-2). */
export function startPhoneCards(root: HTMLElement): void {
	for (const card of root.querySelectorAll<HTMLDetailsElement>('[data-phone]')) {
		card.addEventListener('toggle', () => {
			if (!card.open) return;
			const call = card.querySelector('a');
			call?.focus();
			if (call) showElsewhere(call);
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

/** A number that is shown is masked nowhere else: the links to its card call it from now on, those of header and footer too. */
function showElsewhere(call: HTMLAnchorElement): void {
	const number = call.textContent?.replace('Call', '').trim() ?? '';
	for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="#${call.id}"]`)) {
		link.href = call.href;
		if (link.ariaLabel) link.ariaLabel = unmasked(link.ariaLabel, number);
		const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
		while (texts.nextNode()) texts.currentNode.nodeValue = unmasked(texts.currentNode.nodeValue ?? '', number);
	}
}
