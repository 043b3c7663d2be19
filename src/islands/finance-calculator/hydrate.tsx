import { hydrateRoot } from 'react-dom/client';
import { FinanceCalculator } from './FinanceCalculator.tsx';

/** Brings a calculator to life that the build has drawn into this element. */
export function hydrateFinance(element: HTMLElement): void {
	// Whitespace between the tags of the page's source is not part of what React drew.
	for (const node of [...element.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
	hydrateRoot(element, <FinanceCalculator {...JSON.parse(element.dataset['finance'] ?? '{}')} />);
}
