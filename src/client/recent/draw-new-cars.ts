import type { StockPointer } from '../../site/index/stock-index.ts';

/** Says on the chip how many cars came in after the day of the last visit; without any, or without a network, it stays hidden. */
export async function drawNewCars(chip: HTMLElement, before: string): Promise<void> {
	try {
		const response = await fetch(chip.dataset['newCars'] ?? '', { cache: 'no-cache' });
		const { arrivals } = (await response.json()) as StockPointer;
		const count = arrivedSince(before, arrivals);
		if (count === 0) return;
		chip.textContent = `${count} new since your last visit`;
		chip.hidden = false;
	} catch {
		// The list is the same without it.
	}
}

/** How many cars came in after a day. */
export const arrivedSince = (day: string, arrivals: Readonly<Record<string, number>>): number =>
	Object.entries(arrivals).reduce((sum, [arrived, count]) => sum + (arrived > day ? count : 0), 0);
