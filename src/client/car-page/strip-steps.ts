/** The photo that a strip shows, from 0. */
export const placeOf = (strip: HTMLElement): number => Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth));

/** Shows the photo some steps on; after the last the first comes again. */
export function move(strip: HTMLElement, steps: number): void {
	const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const from = placeOf(strip);
	const to = photoAfter(from, steps, strip.childElementCount);
	const isFar = Math.abs(to - from) > 1;
	strip.scrollTo({ left: to * strip.clientWidth, behavior: reduced || isFar ? 'instant' : 'smooth' });
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -999, End: 999 };

/** Follows the arrow keys, Home and End. */
export function moveByKey(event: KeyboardEvent, strip: HTMLElement): void {
	const step = steps[event.key];
	if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
	event.preventDefault();
	move(strip, step);
}

/**
 * The photo that comes `steps` after another, both counted from 0: after the last the first comes again. More steps than one stop at
 * either end: `photoAfter(5, 1, 6)` → 0, `photoAfter(2, 999, 6)` → 5.
 */
export function photoAfter(from: number, steps: number, count: number): number {
	const to = from + steps;
	return Math.abs(steps) > 1 ? Math.max(0, Math.min(count - 1, to)) : (to + count) % count;
}
