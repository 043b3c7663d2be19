import type { PageKind } from '../site/pages/page-table.ts';

/** Parts that change what stands around them, each with what its markup has. */
export const partMarks = {
	bar: 'class="car-bar"',
	search: 'class="search-place"',
	finder: 'class="hero-finder"',
	checkout: 'class="checkout"',
} as const;

/**
 * Which of these parts a page has, for its `data-has`: `bar search`. Style sheets ask there; `:has()` on <html> would have the browser
 * style the whole page for each element that comes.
 */
export function pageParts(kind: PageKind, main: string): string | undefined {
	// A car's page fills it.
	if (kind === 'app-shell') return 'bar';
	const found = Object.entries(partMarks).flatMap(([name, mark]) => (main.includes(mark) ? [name] : []));
	return found.join(' ') || undefined;
}
