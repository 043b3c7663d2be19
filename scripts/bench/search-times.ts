import { gzipSync } from 'node:zlib';
import { benchLibraries } from './search-libraries.ts';
import { benchCars, benchIndex } from './search-stock.ts';
import { countedFields, engineRuns, percentile95 } from './search-work.ts';
import type { Result } from './table.ts';

/** The search in the page (SRCH-7): how long one takes with the counts of all facets, and how large its index is. */
export function benchSearch(_dir: string, quick: boolean): Result[] {
	const sizes = quick ? [1_000, 20_000] : [1_000, 100_000];
	return [...sizes.map(searchTime), indexSize(1_000), ...benchLibraries(quick ? 2_000 : 10_000)];
}

function searchTime(count: number): Result {
	const ms = percentile95(engineRuns(benchCars(count)));
	const most = count > 1_000 ? 5 : 1;
	return {
		what: `a search of ${count} cars with ${countedFields.length} facets: 95 of 100 take no longer than`,
		measured: `${ms.toFixed(2)} ms`,
		goal: `≤ ${most} ms`,
		holds: ms <= most,
	};
}

function indexSize(count: number): Result {
	const bytes = gzipSync(JSON.stringify(benchIndex(benchCars(count))), { level: 9 }).length;
	return {
		what: `index of ${count} cars, gzipped`,
		measured: `${(bytes / 1000).toFixed(1)} kB`,
		goal: '≤ 40 kB',
		holds: bytes <= 40_000,
	};
}
