import { countEvent } from '../../client/analytics/count-event.ts';
import { figuresPlace, tabStore } from '../../client/leads/device/device-store.ts';
import type { PriceEvent } from '../../contract/price-event.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';

/**
 * Loads the calculator, and React with it, when it is first pointed at, touched or focused: not before, but where the
 * address says what is to be paid for (ROUTE-9), a price was told, or figures were chosen here before.
 */
function startOnIntent(element: HTMLElement): void {
	// The browser restores radios alone after Back: what was chosen is kept here, with all that belongs to it.
	for (const radio of element.querySelectorAll<HTMLInputElement>('[type="radio"]'))
		radio.checked = radio.defaultChecked;
	const load = async () => {
		for (const event of intents) element.removeEventListener(event, wake);
		try {
			const { hydrateFinance } = await import('./hydrate.tsx');
			await hydrateFinance(element);
			element.dataset['state'] = 'ready';
		} catch (error) {
			console.warn('The calculator could not be loaded.', error);
			// What cannot calculate is not shown; the first result stays.
			element.querySelector('fieldset')?.remove();
			element.dataset['state'] = 'failed';
		}
	};
	let loading: Promise<void> | undefined;
	const wake = () => {
		loading ??= load();
		return loading;
	};
	for (const event of intents) element.addEventListener(event, wake, { passive: true });
	// A click that comes before the calculator waits for it: on a share of the price, or on the link, so that the figures go along.
	element.addEventListener('click', (event) => {
		const pressed =
			event.target instanceof Element ? event.target.closest<HTMLElement>('[data-finance-apply], button') : null;
		if (!pressed || element.dataset['state'] || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		void wake().then(() => pressed.click());
	});
	// Who was there before this script was has no first touch to come.
	if (isAsked || element.dataset['price'] !== undefined || wasChosen(element) || element.matches(':focus-within'))
		void wake();
}

const toldPrice = 'forecourt:price' satisfies PriceEvent;
const intents = ['pointerenter', 'pointerdown', 'focusin', 'input', toldPrice] as const;
const isAsked = /[?&](?:vehiclePriceBudget|car_id)=/.test(location.search);

function wasChosen({ dataset }: HTMLElement): boolean {
	const { carId } = JSON.parse(dataset['finance'] ?? '{}') as FinanceModel;
	return tabStore(document.documentElement.dataset['site'] ?? '').read(figuresPlace(carId, location.pathname)) !== null;
}

/** Once for each page (USER-7, CAR-12), when a visitor uses it: what it fills in by itself does not count. */
const counted = new AbortController();
const count = () => {
	counted.abort();
	countEvent(26);
};

for (const element of document.querySelectorAll<HTMLElement>('[data-finance]')) {
	startOnIntent(element);
	element.addEventListener('input', count, counted);
}
