import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { leanModules } from '../../scripts/astro/lean-methods.ts';
import { leanSearch, standInId, standIns } from '../../scripts/astro/lean-search.ts';

describe('what is left out of the search libraries', () => {
	let chunks: Rolldown.OutputChunk[];
	beforeAll(async () => {
		const built = (await build({
			configFile: false,
			logLevel: 'error',
			plugins: [leanSearch()],
			define: { 'process.env.NODE_ENV': '"production"' },
			build: { write: false, rollupOptions: { input: 'src/islands/search/start/start.ts' } },
		})) as Rolldown.RolldownOutput;
		chunks = built.output.filter((part) => part.type === 'chunk');
	}, 60_000);
	const bundled = () => chunks.flatMap(({ moduleIds }) => moduleIds);

	test.each(standIns)('$module is installed, would be loaded, and is not', (row) => {
		expect(existsSync(`node_modules/${row.module}`)).toBe(true);
		expect(bundled()).toContain(standInId(row));
		expect(bundled().filter((id) => id.endsWith(`/node_modules/${row.module}`))).toEqual([]);
	});

	const methods = leanModules.flatMap(({ module, methods }) => methods.map((name) => ({ module, name })));
	/** Called for recommendations and compositions alone, which the search never asks for. */
	const ifAskedFor = ['recommend', 'searchWithComposition'];
	const isDefined = (code: string, name: string) =>
		new RegExp(`(\\.prototype\\.${name} ?=|\\b${name}: ?function)`).test(code);

	test.each(methods)('$name of $module is installed, and is neither loaded nor called', ({ module, name }) => {
		const source = readFileSync(`node_modules/${module}`, 'utf8');
		expect(isDefined(source, name)).toBe(true);
		const loaded = chunks.map(({ code }) => code).join('\n');
		const elsewhere = leanModules.some(
			(other) =>
				other.module !== module &&
				isDefined(readFileSync(`node_modules/${other.module}`, 'utf8'), name) &&
				!other.methods.includes(name),
		);
		if (elsewhere) return;
		expect(isDefined(loaded, name)).toBe(false);
		expect(loaded.includes(`.${name}(`)).toBe(ifAskedFor.includes(name));
	});

	test('nothing that reads feeds or config is loaded by a browser', () => {
		expect(bundled().filter((id) => /\/(?:zod|src\/config|src\/stock\/(?:car|feed|readers))\//.test(id))).toEqual([]);
	});

	test('SRCH-7 the adapter is in one chunk that only a server loads, of at most 45 KB', () => {
		const speaking = chunks.filter(({ moduleIds }) =>
			moduleIds.some((id) => /typesense-instantsearch-adapter/.test(id)),
		);
		expect(speaking.map(({ name }) => name)).toEqual(['server-search']);
		expect(speaking.every(({ isDynamicEntry }) => isDynamicEntry)).toBe(true);
		const others = chunks.filter((chunk) => !speaking.includes(chunk));
		expect(others.flatMap(({ imports }) => imports)).not.toContain(speaking[0]?.fileName);
		expect(gzipSync(speaking[0]?.code ?? '', { level: 9 }).length).toBeLessThan(45 * 1024);
	});
});
