import type { PriceEvent } from '../../contract/price-event.ts';

/** Tells the calculators of a page that they are for `name` and its price, in dollars: for their own where that is null (CAR-12, ROUTE-17). */
export function tellPrice(price: number | null, name: string): void {
	for (const calculator of document.querySelectorAll<HTMLElement>('[data-finance]')) {
		if (price === null) delete calculator.dataset['price'];
		else calculator.dataset['price'] = String(price);
		nameHeading(calculator, price === null ? '' : ` on the ${name}`);
		calculator.dispatchEvent(new Event('forecourt:price' satisfies PriceEvent));
	}
}

/** `Estimate your repayments on the GXL`. */
function nameHeading(calculator: HTMLElement, on: string): void {
	const heading = calculator.closest('details')?.querySelector<HTMLElement>('summary h2');
	if (!heading) return;
	heading.dataset['own'] ??= heading.textContent ?? '';
	heading.textContent = heading.dataset['own'] + on;
}
