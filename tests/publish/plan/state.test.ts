import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BuildState, readState, writeState } from '../../../scripts/publish/plan/state.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const state: BuildState = {
	site: 's1',
	bundle: 'b1',
	sideFiles: 'f1',
	previous: { site: 's0', stale: ['index.html'] },
	values: new Map([
		['config ["name"]', 'v1'],
		['car ["a"]', 'v2'],
	]),
	pages: new Map([
		[
			'/',
			{
				reads: { common: ['config ["name"]'], own: [] },
				identity: 'i1',
				hash: 'h1',
				bytes: 10,
				changed: '2026-06-14',
				share: { file: 'share/site-1.png', bytes: 9 },
			},
		],
		[
			'/cars/a/',
			{
				reads: { common: ['config ["name"]'], own: ['car ["a"]'] },
				identity: 'i2',
				hash: 'h2',
				bytes: 20,
				changed: '2026-06-15',
				share: null,
			},
		],
	]),
};

test('a state comes back as it was kept', () => {
	const file = join(makeTempDir(), 'deep', 'state.json');
	writeState(file, state);
	expect(readState(file)).toEqual(state);
});

test('pages with the same common reads share one list again, so that it is asked once', () => {
	const file = join(makeTempDir(), 'state.json');
	writeState(file, state);
	const pages = readState(file)?.pages;
	expect(pages?.get('/')?.reads.common).toBe(pages?.get('/cars/a/')?.reads.common);
	expect(pages?.get('/')?.reads.common).toEqual(['config ["name"]']);
});

test.each([
	['a file that is cut short', '{"version":1,"bun'],
	['another version', '{"version":0}'],
	['a JSON null', 'null'],
	['this version without its parts', '{"version":5}'],
])('%s counts as no state: everything is rendered', (_, text) => {
	const dir = makeTempDir();
	mkdirSync(dir, { recursive: true });
	writeFileSync(join(dir, 'state.json'), text);
	expect(readState(join(dir, 'state.json'))).toBeNull();
});

test('no file is not a state', () => {
	expect(readState(join(makeTempDir(), 'state.json'))).toBeNull();
});
