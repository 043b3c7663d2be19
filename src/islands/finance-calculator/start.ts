import { countEvent } from '../../client/analytics/count-event.ts';

/** Loads the calculator, and React with it, when it is first pointed at, touched or focused: not before. */
function startOnIntent(element: HTMLElement): void {
	const wake = async () => {
		for (const event of intents) element.removeEventListener(event, wake);
		try {
			const { hydrateFinance } = await import('./hydrate.tsx');
			hydrateFinance(element);
		} catch (error) {
			console.warn('The calculator could not be loaded.', error);
			// What cannot calculate is not shown; the first result stays.
			element.querySelector('fieldset')?.remove();
		}
	};
	for (const event of intents) element.addEventListener(event, wake, { passive: true });
	// Who was there before this script was has no first touch to come.
	if (element.matches(':focus-within')) void wake();
}

const intents = ['pointerenter', 'pointerdown', 'focusin', 'input'] as const;

/** Once for each page (USER-7, CAR-12). */
const counted = new AbortController();
const count = () => {
	counted.abort();
	countEvent(26);
};

for (const element of document.querySelectorAll<HTMLElement>('[data-finance]')) {
	startOnIntent(element);
	element.addEventListener('input', count, counted);
}
