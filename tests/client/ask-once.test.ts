import { expect, test } from 'vitest';
import { askOnce } from '../../src/client/ask-once.ts';

test('all who ask get one answer; after a failure the next one asks again', async () => {
	let asked = 0;
	const load = askOnce(async () => {
		asked++;
		if (asked === 1) throw new Error('no network');
		return `answer ${asked}`;
	});
	await expect(Promise.allSettled([load(), load()])).resolves.toMatchObject([
		{ status: 'rejected', reason: new Error('no network') },
		{ status: 'rejected', reason: new Error('no network') },
	]);
	expect(asked).toBe(1);
	await expect(Promise.all([load(), load()])).resolves.toEqual(['answer 2', 'answer 2']);
	expect(asked).toBe(2);
});
