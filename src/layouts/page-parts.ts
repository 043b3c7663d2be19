import type { PageKind } from '../site/pages/page-table.ts';

/** Parts that change what stands around them, each with its class. */
export const partClasses = {
	bar: 'car-bar',
	search: 'search-place',
	finder: 'hero-finder',
	checkout: 'checkout',
} as const;

const classes = Object.entries(partClasses).map(
	([name, part]) => [name, new RegExp(`class="(?:[^"]* )?${part}[ "]`)] as const,
);

/**
 * Which of these parts a page has, for its `data-has`: `bar search`. Style sheets ask there; `:has()` on <html> would have the browser
 * style the whole page for each element that comes.
 */
export function pageParts(kind: PageKind, main: string): string | undefined {
	// A car's page fills it.
	if (kind === 'app-shell') return 'bar';
	const found = classes.flatMap(([name, part]) => (part.test(main) ? [name] : []));
	return found.join(' ') || undefined;
}
