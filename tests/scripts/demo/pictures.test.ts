import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fixturePictures } from '../../../scripts/demo/fixture-pictures.ts';
import { anglesOf, bodyNames, cabinNumbers, hasBackSeats } from '../../../scripts/demo/pictures/names.ts';
import { paintNames } from '../../../scripts/demo/pictures/paints.ts';
import { makeView } from '../../../scripts/demo/pictures/svg.ts';
import { drawAll } from '../../../scripts/demo/pictures/table.ts';
import { trimNames } from '../../../scripts/demo/pictures/trims.ts';

const project = fileURLToPath(new URL('../../../', import.meta.url));
const drawn = drawAll();

/** Names of elements left open or closed out of turn; empty when the markup is well-formed. */
function unbalanced(svg: string): string[] {
	const open: string[] = [];
	for (const [, end, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?: [\w:-]+="[^"<]*")*(\/?)>/g)) {
		if (alone) continue;
		if (!end) open.push(name);
		else if (open.pop() !== name) return [`</${name}> out of turn`];
	}
	return open;
}

const references = (svg: string) =>
	[...svg.matchAll(/url\(#(\w+)\)|href="#(\w+)"/g)].map(([, url, href]) => url ?? href);

test('every body, colour and angle is drawn, with an interior for each body and each colour of seats', () => {
	const expected = bodyNames.flatMap((body) => [
		`cabin-${cabinNumbers[body]}.svg`,
		...trimNames.flatMap((trim) => [
			...(cabinNumbers[body] > 4 ? [] : [`cabin-${cabinNumbers[body]}-${trim}.svg`]),
			...(hasBackSeats(body) ? [`back-seats-${trim}.svg`] : []),
		]),
		...paintNames.flatMap((paint) => anglesOf(body).map((angle) => `${body}-${paint}-${angle}.svg`)),
	]);
	expect(expected.filter((name) => !drawn.has(name))).toEqual([]);
});

test.each([['tenants/_shared/pictures', [...drawn.keys()]] as const, ...Object.entries(fixturePictures)])(
	'%s holds exactly what `npm run demo` writes',
	(dir, names) => {
		expect(readdirSync(join(project, dir)).sort()).toEqual(names.toSorted());
		const stale = names.filter((name) => readFileSync(join(project, dir, name), 'utf8') !== drawn.get(name));
		expect(stale).toEqual([]);
	},
);

test('every picture is well-formed, with no number that went wrong and no missing reference', () => {
	for (const [name, svg] of drawn) {
		expect(unbalanced(svg), name).toEqual([]);
		expect(svg.replace(/<[^>]*>/g, ''), name).not.toMatch(/[<>&]/);
		expect(svg, name).not.toMatch(/NaN|undefined|Infinity/);
		const ids = [...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
		expect(new Set(ids).size, `${name}: an id twice`).toBe(ids.length);
		expect(
			references(svg).filter((id) => !ids.includes(id)),
			name,
		).toEqual([]);
	}
});

test('pictures stay light: 7.5 KB a vehicle, 24 KB a scene, 5 MB in all', () => {
	const sizes = [...drawn].map(([name, svg]) => ({
		name,
		bytes: Buffer.byteLength(svg),
		limit: /^(hero|location)/.test(name) ? 24_000 : 7_500,
	}));
	expect(sizes.filter(({ bytes, limit }) => bytes > limit)).toEqual([]);
	expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(5_000_000);
});

test('a view turns metres into pixels, y up', () => {
	const view = makeView({ scale: 100, left: 50, ground: 500 });
	expect(
		view.lines(
			[
				[0, 0],
				[1, 2],
				[1, 0],
			],
			true,
		),
	).toBe('M50 500l100-200l0 200z');
	expect(
		view.curve([
			[0, 0, 1],
			[1, 0, 1],
		]),
	).toBe('M50 500l100 0');
});

test('a body is seen before at least four places, by its paint; all photos of one vehicle are from the same', () => {
	const skyOf = (name: string) => /id="w".*?<\/linearGradient>/s.exec(drawn.get(name) ?? '')?.[0];
	for (const body of bodyNames) {
		const skies = paintNames.map((paint) => anglesOf(body).map((angle) => skyOf(`${body}-${paint}-${angle}.svg`)));
		for (const [first, ...others] of skies) expect(new Set([first, ...others]).size, body).toBe(1);
		expect(new Set(skies.map(([first]) => first)).size, body).toBeGreaterThanOrEqual(4);
	}
});
