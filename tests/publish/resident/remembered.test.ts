import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileStamp, MadeOfFiles } from '../../../scripts/publish/memory/file-stamp.ts';
import { Memory, recall } from '../../../scripts/publish/memory/memory.ts';
import { Memories } from '../../../scripts/publish/resident/memories.ts';
import { Sources } from '../../../scripts/publish/resident/sources.ts';
import { sameValue } from '../../../src/site/same-value.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('tenants are remembered up to a number of pages; those built longest ago are forgotten first', () => {
	const memories = new Memories(100);
	const first = memories.of('a');
	memories.keep('a', first, 40);
	memories.keep('b', memories.of('b'), 40);
	memories.keep('a', memories.of('a'), 50);
	expect(memories.of('a')).toBe(first);
	memories.keep('c', memories.of('c'), 30);
	expect([memories.slugs, memories.pages]).toEqual([['a', 'c'], 80]);
	memories.drop('a');
	expect(memories.of('a')).not.toBe(first);
	memories.keep('whole', memories.of('whole'), 101);
	expect(memories.slugs).toEqual([]);
});

test('a step has its part in a memory, a fresh one without it; a memory does not travel to another process', () => {
	const memory = new Memory();
	const makeList = (): string[] => [];
	recall({ memory }, makeList).push('kept');
	expect(recall({ memory }, makeList)).toEqual(['kept']);
	expect(recall({}, makeList)).toEqual([]);
	expect(JSON.parse(JSON.stringify({ now: 1, memory }))).toEqual({ now: 1 });
});

test('a value keeps its object only where every part is the same, in the same order', () => {
	const before = { make: 'Kia', images: [{ url: '/a.jpg' }], price: undefined };
	expect(sameValue(before, structuredClone(before))).toBe(before);
	const others = [
		{ ...before, make: 'Ford' },
		{ ...before, images: [{ url: '/b.jpg' }] },
		{ ...before, images: [] },
		{ images: before.images, make: 'Kia', price: undefined },
		{ make: 'Kia', images: before.images },
		{ make: 'Kia', images: { 0: before.images[0] }, price: undefined },
		null,
		[before],
	];
	for (const other of others) expect(sameValue<unknown>(before, other)).toBe(other);
	expect(sameValue(new Map([[1, 2]]), new Map([[1, 3]]))).toEqual(new Map([[1, 3]]));
	expect(Object.is(sameValue(0, -0), -0)).toBe(true);
});

test('what is made of a file is made again when the file has changed, whatever its times say', () => {
	const dir = makeTempDir();
	const file = join(dir, 'a.txt');
	writeFileSync(file, 'one');
	const made = new MadeOfFiles<number>();
	let count = 0;
	const ask = () => made.of(file, () => ++count);
	// A file that has just been written may be written again within the same tick of its clock.
	expect([ask(), ask()]).toEqual([1, 2]);
	const stamp = fileStamp(file);
	writeFileSync(join(dir, 'b.txt'), 'two');
	renameSync(join(dir, 'b.txt'), file);
	expect(fileStamp(file)).not.toBe(stamp);
	rmSync(file);
	expect([fileStamp(file), ask()]).toEqual([null, 3]);
	const old = new MadeOfFiles<string>();
	const known = join(process.cwd(), 'package.json');
	const parts = [{}, {}].map(() => old.of(known, () => `made ${++count}`));
	expect(parts[1]).toBe(parts[0]);
});

test('sources are the same until a file changes, comes or goes; notes do not count', () => {
	const dir = makeTempDir();
	mkdirSync(join(dir, 'src', 'deep'), { recursive: true });
	writeFileSync(join(dir, 'src', 'deep', 'a.ts'), '1');
	writeFileSync(join(dir, 'src', 'README.md'), '1');
	const after = (change: () => void): boolean => {
		const sources = new Sources(dir);
		change();
		return sources.areSame;
	};
	expect(after(() => undefined)).toBe(true);
	expect(after(() => writeFileSync(join(dir, 'src', 'README.md'), '22'))).toBe(true);
	expect(after(() => writeFileSync(join(dir, 'src', 'deep', 'a.ts'), '22'))).toBe(false);
	expect(after(() => writeFileSync(join(dir, 'src', 'deep', 'b.ts'), '1'))).toBe(false);
	expect(after(() => rmSync(join(dir, 'src', 'deep', 'b.ts')))).toBe(false);
	expect(after(() => writeFileSync(join(dir, 'tsconfig.json'), '{}'))).toBe(false);
});
