/**
 * Makes buttons of the chips that lead to lists without script: one of them at a time is pressed, a second press lets go of it. `choose`
 * gets its key, or '' for none.
 */
export function startBodyChips(row: HTMLElement, choose: (key: string) => void): void {
	for (const link of row.querySelectorAll<HTMLAnchorElement>('a[data-model-body]')) link.replaceWith(buttonFor(link));
	row.addEventListener('click', ({ target }) => {
		const chosen = target instanceof Element ? target.closest<HTMLElement>('[data-model-body]') : null;
		if (!chosen) return;
		const isOn = chosen.ariaPressed !== 'true';
		for (const one of row.querySelectorAll('[data-model-body]')) one.ariaPressed = String(one === chosen && isOn);
		choose(isOn ? (chosen.dataset['modelBody'] ?? '') : '');
	});
}

function buttonFor({ className, dataset, textContent }: HTMLAnchorElement): HTMLButtonElement {
	const button = document.createElement('button');
	Object.assign(button, { type: 'button', className, textContent, ariaPressed: 'false' });
	Object.assign(button.dataset, dataset);
	return button;
}
