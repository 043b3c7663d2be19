import { expect, test } from 'vitest';
import { limitConcurrency } from '../../../scripts/publish/workers/concurrency-limit.ts';

/** Runs work with these names, two at a time; the order in which it was begun. */
async function begun(names: readonly string[], choose?: (names: readonly string[]) => number): Promise<string[]> {
	const order: string[] = [];
	const limited = limitConcurrency(2, choose);
	const work = (name: string) => async () => {
		order.push(name);
		await Promise.resolve();
	};
	await Promise.all(names.map((name) => limited(work(name), name)));
	return order;
}

test('work that waits begins in the order in which it came, or as it is chosen', async () => {
	const names = ['a', 'b', 'c', 'd', 'e'];
	expect(await begun(names)).toEqual(names);
	expect(await begun(names, (waiting) => waiting.length - 1)).toEqual(['a', 'b', 'e', 'd', 'c']);
	expect(await begun(names, (waiting) => Math.max(0, waiting.indexOf('d')))).toEqual(['a', 'b', 'd', 'c', 'e']);
});

test('work that fails makes room for the next', async () => {
	const limited = limitConcurrency(1);
	const failing = limited(async () => {
		throw new Error('no');
	});
	const next = limited(async () => 'done');
	await expect(failing).rejects.toThrow('no');
	expect(await next).toBe('done');
});
