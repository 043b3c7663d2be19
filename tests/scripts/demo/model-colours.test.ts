import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { drawModelColours } from '../../../scripts/demo/model-colours.ts';

const drawn = drawModelColours(process.cwd());

test('the models of the samples in their colours are those that `npm run demo` writes', () => {
	expect(drawn.size).toBeGreaterThan(60);
	const stale = [...drawn].filter(([file, svg]) => !existsSync(file) || readFileSync(file, 'utf8') !== svg);
	expect(stale.map(([file]) => file)).toEqual([]);
	for (const dir of new Set([...drawn.keys()].map((file) => dirname(file))))
		expect(readdirSync(dir).filter((name) => !drawn.has(`${dir}/${name}`))).toEqual([]);
});

test('ROUTE-17 a drawing is in the colour that its swatch has, and stands where the others stand', () => {
	const [white, red] = ['crystal-white', 'feverish-red'].map(
		(name) => drawn.get(`tenants/bathurst-toyota/assets/models/suv-${name}.svg`) ?? '',
	);
	expect(white).toContain('#f1f2f0');
	expect(red).toContain('#a3172a');
	const shapes = (svg = '') => svg.replace(/#[0-9a-f]{3,6}|Crystal White|Feverish Red|opacity="[^"]*"/g, '');
	expect(shapes(white)).toBe(shapes(red));
});
