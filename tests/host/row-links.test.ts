import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const host = 'scripts/host';
const sources = readdirSync(host, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));

test('SITE-3 the link of a row fills that row and nothing else: it once lay over a whole page and took every press', () => {
	const sheet = readFileSync(`${host}/styles/lists.css`, 'utf8');
	expect(sheet).toMatch(/\n\[data-row\] \{\s*position: relative;/);
	expect(sheet.match(/^.*\.row-link::after/gm)).toEqual(['[data-row] .row-link::after']);
});

test('SITE-3 whoever draws such a link draws its row', () => {
	const drawn = sources.filter((file) => readFileSync(`${host}/${file}`, 'utf8').includes('class="row-link"'));
	expect(drawn.length).toBeGreaterThan(4);
	expect(drawn.filter((file) => !readFileSync(`${host}/${file}`, 'utf8').includes('data-row'))).toEqual([]);
});
