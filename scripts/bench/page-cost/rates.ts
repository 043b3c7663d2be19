import { median } from '../run.ts';
import type { Result } from '../table.ts';

/** What each builder took in one round, in seconds of the processor. */
export type Costs = { [builder: string]: { whole: number; drawing: number } };

/** How many times as many pages as Eleventy. */
const goals = { drawing: 2, whole: 1.5 };
const titles = {
	drawing: 'the same page of a car, drawn: pages per second of the processor',
	whole: 'the same, the whole process: started, data read, drawn, written (here also checked and synced)',
};
/** How far the sizes of the same page may differ. */
const tolerance = 0.05;

/** A row of the drawing and one of the whole process. */
export function rateRows(rounds: readonly Costs[], pages: number): Result[] {
	return (['drawing', 'whole'] as const).map((what) => {
		const seconds = (builder: string) => median(rounds.map((costs) => costs[builder]?.[what] ?? Number.NaN));
		const rates = builders(rounds).map((builder) => `${builder} ${Math.round(pages / seconds(builder))}`);
		const times = rounds.map(({ forecourt, eleventy }) => (eleventy?.[what] ?? Number.NaN) / (forecourt?.[what] ?? 0));
		const ratio = median(times);
		const isKnown = !Number.isNaN(ratio);
		return {
			what: titles[what],
			measured: `${rates.join(', ')}; ${isKnown ? `${ratio.toFixed(2)}× Eleventy${span(times)}` : 'Eleventy is not installed'}`,
			goal: `≥ ${goals[what]}× Eleventy`,
			holds: ratio >= goals[what],
		};
	});
}

/** How large the page is with each: the same page has about the same size. */
export function sizeRow(bytes: Readonly<Record<string, number>>, pages: number): Result {
	const ours = bytes['forecourt'] ?? Number.NaN;
	const sizes = Object.entries(bytes).map(([builder, size]) => {
		const difference = (size / ours - 1) * 100;
		const kb = `${builder} ${(size / pages / 1000).toFixed(1)} KB`;
		return builder === 'forecourt' ? kb : `${kb} (${difference < 0 ? '−' : '+'}${Math.abs(difference).toFixed(1)} %)`;
	});
	return {
		what: 'size of that page',
		measured: sizes.join(', '),
		goal: `within ${tolerance * 100} %`,
		holds: Object.values(bytes).every((size) => Math.abs(size / ours - 1) <= tolerance),
	};
}

const builders = (rounds: readonly Costs[]): string[] => Object.keys(rounds[0] ?? {});

function span(times: readonly number[]): string {
	if (times.length < 2) return '';
	return `, rounds from ${Math.min(...times).toFixed(2)}× to ${Math.max(...times).toFixed(2)}×`;
}
