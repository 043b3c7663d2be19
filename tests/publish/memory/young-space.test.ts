import { execFileSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const module = pathToFileURL('scripts/publish/memory/young-space.ts').href;

/** Bytes of V8's space for new objects, before and after a process has made 200 MB of which half stays. */
function grown(start: string): { before: number; after: number } {
	const script = `
		import { getHeapSpaceStatistics } from 'node:v8';
		import { keepYoungSpace } from ${JSON.stringify(module)};
		const size = () => getHeapSpaceStatistics().find((space) => space.space_name === 'new_space').space_size;
		const before = size();
		${start}
		const kept = [];
		for (let at = 0; at < 200_000; at++) { const made = Array.from({ length: 60 }, () => at); if (at % 2) kept.push(made); }
		console.log(JSON.stringify({ before, after: size(), kept: kept.length }));
	`;
	return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}

test('the space for new objects stays as it is, and grows where nobody says so', () => {
	const [kept, free] = [grown('keepYoungSpace();'), grown('')];
	// It has two halves, of which the second is there once something has been moved.
	expect(kept.after).toBeLessThanOrEqual(kept.before * 2);
	expect(free.after).toBeGreaterThan(free.before * 8);
});
