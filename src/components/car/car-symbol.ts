import type { CarIconName } from '../CarIcon.tsx';
import sheet from '../car-icons.svg?url';

/**
 * What `CarIcon` draws, as HTML for `<Fragment set:html>`, where only the build draws it: a component for each of the
 * thirty drawings on a car's page would cost more than the rest of the page.
 */
export function carSymbol(name: CarIconName): string {
	return `<svg class="icon" aria-hidden="true"><use href="${sheet}#${name}"></use></svg>`;
}
