import { hydrateRoot } from 'react-dom/client';
import { adoptStyles } from '../../client/adopt-styles.ts';
import type { PriceEvent } from '../../contract/price-event.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';
import { FinanceCalculator, type ToldPrices } from './FinanceCalculator.tsx';
import faults from './faults.css?inline';
import { financeAbout } from './finance-about.ts';

/** Brings a calculator to life that the build has drawn into this element. Resolves once it shows what its fields say. */
export async function hydrateFinance(element: HTMLElement): Promise<void> {
	const model = JSON.parse(element.dataset['finance'] ?? '{}') as FinanceModel;
	adoptStyles('finance-faults', faults);
	const about = await financeAbout(model, document.documentElement.dataset['site'] ?? '');
	// Whitespace between the tags of the page's source is not part of what React drew.
	for (const node of [...element.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
	await new Promise<void>((alive) => {
		hydrateRoot(element, <FinanceCalculator model={model} about={about} told={toldPrices(element)} onAlive={alive} />);
	});
}

/** The price that the page tells the calculator, as a store that React reads. */
const toldPrices = (element: HTMLElement): ToldPrices => ({
	listen: (listener) => {
		element.addEventListener(toldPrice, listener);
		return () => element.removeEventListener(toldPrice, listener);
	},
	read: () => (element.dataset['price'] === undefined ? null : Number(element.dataset['price'])),
});

const toldPrice = 'forecourt:price' satisfies PriceEvent;
