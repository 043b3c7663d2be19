import { askFor } from './ask-for.ts';
import { askedIn, keepAsked } from './asked-address.ts';

/**
 * Makes buttons of the chips that lead to lists without script: one of them at a time is pressed, a second press lets go of it. `choose`
 * gets its key, or '' for none. The address keeps it, and what it has is pressed at once.
 */
export function startBodyChips(row: HTMLElement, choose: (key: string) => void): void {
	for (const link of row.querySelectorAll<HTMLAnchorElement>('a[data-model-body]')) link.replaceWith(buttonFor(link));
	const chips = [...row.querySelectorAll<HTMLElement>('[data-model-body]')];
	const press = (pressed: HTMLElement | undefined): void => {
		for (const one of chips) one.ariaPressed = String(one === pressed);
		choose(pressed?.dataset['modelBody'] ?? '');
		askFor(pressed?.textContent?.trim() ?? '');
	};
	row.addEventListener('click', ({ target }) => {
		const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-model-body]') : null;
		if (!chosen) return;
		const pressed = chosen.ariaPressed === 'true' ? undefined : chosen;
		press(pressed);
		keepAsked({ body: pressed?.dataset['modelBody'] ?? '' });
	});
	const kept = askedIn(location.href, 'body');
	const known = chips.find(({ dataset }) => dataset['modelBody'] === kept);
	if (!known) return;
	press(known);
	// On phones the row is longer than the screen.
	known.closest('ul')?.scrollTo({ left: known.offsetLeft - row.clientWidth / 3 });
}

function buttonFor({ className, dataset, textContent }: HTMLAnchorElement): HTMLButtonElement {
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', className, textContent, ariaPressed: 'false' });
	Object.assign(button.dataset, dataset);
	return button;
}
