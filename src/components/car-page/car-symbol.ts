import type { CarIconName } from '../car-list/CarIcon.tsx';
import sheet from '../car-list/car-icons.svg?url';

/**
 * The content of the `<svg class="icon">` that `CarIcon` draws, for its `set:html` where only the build draws it: a
 * component, or a fragment, for each of the thirty drawings on a car's page would cost more than the rest of the page.
 */
export function carSymbol(name: CarIconName): string {
	return `<use href="${sheet}#${name}"></use>`;
}
