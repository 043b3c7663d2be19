import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { astroCode, circles, importsOf, readCode, sourceFiles } from './imports.ts';
import { directionFault } from './layers.ts';

const folders = ['src', 'scripts', 'netlify', 'tests'].filter(existsSync);
const files = sourceFiles(...folders);
const all = files.flatMap((file) => importsOf(file, readCode(file)));

describe('the source', () => {
	test('imports point inwards: domain ← plugins ← config, stock, search ← site ← components ← blocks ← pages', () => {
		const faults = all.map((one) => ({ one, why: directionFault(one) })).filter(({ why }) => why !== null);
		expect(faults.map(({ one, why }) => `${one.from} imports ${one.to}: ${why}`)).toEqual([]);
	});

	test('react-leaflet, whose licence is not open source, stays in the map’s island', () => {
		const users = [
			...new Set(
				all.filter(({ to }) => /^(?:@react-leaflet\/|react-leaflet\b|leaflet\b)/.test(to)).map(({ from }) => from),
			),
		];
		expect(users.length).toBeGreaterThan(0);
		expect(users.filter((file) => !file.startsWith('src/islands/map/'))).toEqual([]);
	});

	test('no import circle, types included', () => {
		expect(circles(all).map((circle) => circle.join(' ↔ '))).toEqual([]);
	});

	test('the rooms of the build depend in one direction', () => {
		const rooms = all
			.map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
			.filter(({ from, to }) => from !== to && [from, to].every((room) => room.startsWith('scripts/publish/')));
		expect(rooms.length).toBeGreaterThan(20);
		expect(circles(rooms)).toEqual([]);
	});

	test('no barrel', () => {
		const isBarrel = (file: string): boolean => /^index\.(?:ts|tsx|mjs)$/.test(basename(file));
		expect(files.filter((file) => file.startsWith('src/') && !file.startsWith('src/pages/') && isBarrel(file))).toEqual(
			[],
		);
	});

	test('no page knows a site’s address from the bundle, which all tenants share', () => {
		const wired = files.filter(
			(file) => file.startsWith('src/') && /import\.meta\.env\.(?:SITE|BASE_URL)\b/.test(readCode(file)),
		);
		expect(wired).toEqual([]);
	});

	test('the scan finds the imports there are', () => {
		expect(files.length).toBeGreaterThan(100);
		expect(all.some(({ from, to }) => from.endsWith('.astro') && to.startsWith('src/'))).toBe(true);
	});
});

describe('the rules', () => {
	const fault = (from: string, to: string, types = false) => directionFault({ from, to, types });

	test.each([
		['src/domain/money/price.ts', 'src/config/site.ts'],
		['src/domain/money/price.ts', 'zod'],
		['src/config/site.ts', 'src/site/pages/links.ts'],
		['src/site/pages/links.ts', 'src/components/Card.astro'],
		['src/components/Card.astro', 'src/blocks/Hero.astro'],
		['src/blocks/Hero.astro', 'src/pages/404.astro'],
		['src/site/pages/links.ts', 'scripts/publish/build.ts'],
		['src/client/bus.ts', 'netlify/leads/store/lead-rows.ts'],
		['src/islands/search/Search.tsx', 'src/config/site.ts'],
		['src/client/site-plugins.ts', 'src/plugins/plugins.ts'],
		['src/plugins/chat/start.ts', 'src/plugins/chat/plugin.ts'],
		['src/plugins/chat/plugin.ts', 'src/config/value.ts'],
		['src/unheard-of/x.ts', 'src/domain/money/price.ts'],
		['scripts/publish/build.ts', 'tests/support/make.ts'],
		['scripts/publish/build.ts', 'netlify/leads/store/lead-rows.ts'],
		['scripts/builder/builder.ts', 'netlify/platform/db/database.ts'],
		['scripts/builder/builder.ts', 'netlify/fleet/fleet.ts'],
		['scripts/host/host.ts', 'netlify/platform/db/database.ts'],
		['netlify/functions/leads.ts', 'scripts/publish/build.ts'],
		['netlify/rebuilds/queue.ts', 'scripts/publish/build.ts'],
		['netlify/commands/leads.ts', 'scripts/publish/build.ts'],
		['netlify/leads/take-lead.ts', 'scripts/program/arguments.ts'],
		['src/site/pages/links.ts', 'netlify/rebuilds/queue.ts'],
	])('%s may not import %s', (from, to) => {
		expect(fault(from, to)).not.toBeNull();
	});

	test.each([
		['src/domain/money/price.ts', 'src/domain/words/wording.ts'],
		['src/config/site.ts', 'zod'],
		['src/config/features.ts', 'src/plugins/plugins.ts'],
		['src/client/site-plugins.ts', 'src/plugins/*/start.ts'],
		['src/stock/car/car.ts', 'src/config/problem.ts'],
		['src/pages/404.astro', 'src/domain/money/price.ts'],
		['src/components/Card.astro', 'src/islands/Heart.tsx'],
		['scripts/publish/build.ts', 'src/site/pages/links.ts'],
		['scripts/builder/builder.ts', 'netlify/rebuilds/queue.ts'],
		['scripts/host/host.ts', 'netlify/fleet/fleet.ts'],
		['netlify/commands/leads.ts', 'scripts/program/arguments.ts'],
		['tests/site/links.test.ts', 'scripts/publish/build.ts'],
	])('%s may import %s', (from, to) => {
		expect(fault(from, to)).toBeNull();
	});

	test('an island may take a type from config', () => {
		expect(fault('src/islands/search/Search.tsx', 'src/config/site.ts', true)).toBeNull();
	});
});

describe('the scan', () => {
	const scan = (code: string) => importsOf('src/site/a.ts', code).map(({ to, types }) => [to, types]);

	test('every way to import', () => {
		expect(scan("import { a } from './b.ts'; import '../c.css'; import z, { type Y } from 'zod';")).toEqual([
			['src/site/b.ts', false],
			['src/c.css', false],
			['zod', false],
		]);
		expect(scan("export * from './b.ts'; const a = () => import('./c.ts'); import.meta.glob('./d/*.ts');")).toEqual([
			['src/site/b.ts', false],
			['src/site/c.ts', false],
			['src/site/d/*.ts', false],
		]);
	});

	test('types are told apart', () => {
		const code =
			"import type { A } from './a.ts'; import { type B } from './b.ts'; import { type C, d } from './c.ts'; export type { E } from './e.ts'; type F = import('./f.ts').F;";
		expect(scan(code).map(([, types]) => types)).toEqual([true, true, false, true, true]);
	});

	test('astro: frontmatter and scripts, but not the text between', () => {
		const code = astroCode(
			"---\nimport A from './A.astro';\n---\n<p>import B from './b.ts'</p>\n<script>import './c.ts';</script>\n",
		);
		expect(scan(code).map(([to]) => to)).toEqual(['src/site/A.astro', 'src/site/c.ts']);
	});

	test('a circle is found, one of types too', () => {
		const edge = (from: string, to: string, types = false) => ({ from, to, types });
		expect(circles([edge('a', 'b'), edge('b', 'c'), edge('c', 'b')])).toEqual([['b', 'c']]);
		expect(circles([edge('a', 'b'), edge('b', 'a', true)])).toEqual([['a', 'b']]);
		expect(circles([edge('a', 'b'), edge('a', 'c'), edge('b', 'd'), edge('c', 'd')])).toEqual([]);
		const two = [edge('e', 'f'), edge('f', 'e'), edge('a', 'e'), edge('a', 'b'), edge('b', 'c'), edge('c', 'a')];
		expect(circles(two)).toEqual([
			['e', 'f'],
			['a', 'b', 'c'],
		]);
	});
});
