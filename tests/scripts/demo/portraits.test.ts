import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { drawPortraits } from '../../../scripts/demo/portraits/table.ts';
import { teams } from '../../../scripts/demo/portraits/teams.ts';

const drawn = drawPortraits();

test('the portraits of the samples are those that `npm run demo` writes', () => {
	const stale = [...drawn].filter(([file, svg]) => !existsSync(file) || readFileSync(file, 'utf8') !== svg);
	expect(stale.map(([file]) => file)).toEqual([]);
});

test('everybody in a sample’s team has a portrait, which their page shows', () => {
	for (const [slug, team] of Object.entries(teams)) {
		const folder = `tenants/${slug}/content/team`;
		expect(
			readdirSync(folder).map((file) => basename(file, '.md')),
			slug,
		).toEqual(Object.keys(team).sort());
		for (const name of Object.keys(team))
			expect(readFileSync(`${folder}/${name}.md`, 'utf8')).toContain(`image: /assets/team/${name}.svg`);
	}
});

test('a portrait is shapes alone, light, and no two are alike', () => {
	for (const [file, svg] of drawn) {
		expect(svg, file).not.toMatch(/<(?:text|image|script|style|use|foreignObject)\b|href|NaN|undefined|Infinity/);
		expect(Buffer.byteLength(svg), file).toBeLessThan(3_000);
	}
	const bodies = [...drawn.values()].map((svg) => svg.replace(/<title>.*<\/title>/, ''));
	expect(new Set(bodies).size).toBe(drawn.size);
});
