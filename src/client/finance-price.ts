const priceEvent = 'forecourt:price';

/** Tells the calculators of a page that they are for `name` and its price, in dollars: for their own where that is null (CAR-12, ROUTE-17). */
export function tellPrice(price: number | null, name: string): void {
	for (const calculator of document.querySelectorAll<HTMLElement>('[data-finance]')) {
		if (price === null) delete calculator.dataset['price'];
		else calculator.dataset['price'] = String(price);
		nameHeading(calculator, price === null ? '' : ` on the ${name}`);
		calculator.dispatchEvent(new Event(priceEvent));
	}
}

/** `Estimate your repayments on the GXL`. */
function nameHeading(calculator: HTMLElement, on: string): void {
	const heading = calculator.closest('details')?.querySelector<HTMLElement>('summary h2');
	if (!heading) return;
	heading.dataset['own'] ??= heading.textContent ?? '';
	heading.textContent = heading.dataset['own'] + on;
}

/** The price that a calculator was told; null for its own. */
export function toldPrice({ dataset }: HTMLElement): number | null {
	return dataset['price'] === undefined ? null : Number(dataset['price']);
}

/** Calls back whenever a calculator is told a price. */
export function onPrice(calculator: HTMLElement, listener: () => void): () => void {
	calculator.addEventListener(priceEvent, listener);
	return () => calculator.removeEventListener(priceEvent, listener);
}
