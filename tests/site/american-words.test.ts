import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { SiteInput } from '../../src/config/site.ts';
import { listPages, modelOf } from '../../src/site/pages/page-table.ts';
import { sourceFiles } from '../architecture/imports.ts';
import { makeCar, makeSite } from '../support/make-site.ts';

/** Words that nobody in the United States would write (SITE-9). */
const banned =
	/\b(?:favourit\w*|\w*colour\w*|enquir\w*|organisation\w*|fortnight\w*|licen[c]e\w*|kilomet\w*|km|L\/100\b.*|tyres?|postcodes?|ring us|petrol|utes?|grey|mobile|part payment|payslips?|logbooks?|centres?|neighbour\w*|demonstrators?|towards|fuel consumption|trade marks?|consumer guarantees|want it fitted|(?<!-)repayments?|finance owing|registration numbers?)\b/i;

const location = {
	name: 'Grand Junction - Sales',
	location_type: 'sales' as const,
	dealer_license_number: '1',
	motor_vehicle_repairer: '2',
	contact_detail: { phone: '970-555-0142', mobile: '970-555-0143' },
};
const set: Partial<SiteInput> = {
	locale: 'en-US',
	name: 'Mesa Autos',
	licence_numbers_visible: true,
	price_basis: 'drive_away',
	locations: [
		{ ...location, id: 1 },
		{ ...location, id: 2, name: 'Grand Junction - Service', location_type: 'service' },
	],
};
const car = {
	km: 45_000,
	price: 20_000,
	colour: 'Grey',
	interior_colour: 'Dark grey',
	fuel: 'Petrol',
	body: 'Ute',
	engine: '2.0L turbo petrol',
	fuel_consumption: 8,
	transmission: 'Automatic',
};

/** Keys whose values are not text for visitors. */
const notRead = new Set([
	'kind',
	'type',
	'url',
	'path',
	'href',
	'src',
	'category',
	'form',
	'department',
	'filter',
	'dialog',
	'field',
	'param',
	// What typed words are read in the light of, as the stock has it.
	'values',
]);

/** Everything in a model that visitors read. */
function textsOf(value: unknown): string[] {
	if (typeof value === 'string') return /^\/\S*$/.test(value) ? [] : [value];
	if (Array.isArray(value)) return value.flatMap(textsOf);
	if (typeof value !== 'object' || value === null) return [];
	const rest = { ...value, ...unread(value) };
	return Object.entries(rest).flatMap(([key, inner]) => (notRead.has(key) ? [] : textsOf(inner)));
}

/** Names and values that are not text for visitors where they stand: a dialog's, a facet's, a choice's of a facet. */
function unread(value: object): object {
	if ('name' in value && value.name === 'enquire' && 'title' in value) return { name: null };
	if ('field' in value) return { name: null };
	if ('kinds' in value && 'bodies' in value && 'stock' in value) return { kinds: null, bodies: null };
	return 'count' in value && 'chosen' in value ? { value: null } : {};
}

const cars = [makeCar(car), makeCar({ ...car, stocknum: 'K2', car_type: 'new' })];

/** Files for machines, and the styles. */
const files = /\.(?:xml|txt|css)$|^\/stock-index\//;

function textsOfSite(input: Partial<SiteInput>): string[] {
	const site = makeSite(input, cars);
	const models = listPages(site)
		.filter(({ path }) => !files.test(path))
		.map((page) => modelOf(site, page as never));
	return [models, site.header(), site.footer()].flatMap(textsOf);
}

test('SITE-9 no text of an en-US site is written in Australian', () => {
	const texts = textsOfSite(set);
	expect(texts.length).toBeGreaterThan(300);
	expect([...new Set(texts.filter((text) => banned.test(text)))]).toEqual([]);
});

test('SITE-9 the same site in Australia has those words', () => {
	const phones = { phone: '02 5550 1000', mobile: '0491 570 006' };
	const locations = set.locations?.map((place) => ({ ...place, contact_detail: phones }));
	const texts = textsOfSite({ ...set, locale: 'en-AU', ...(locations && { locations }) });
	for (const word of ['Favourite', 'Petrol', 'Ute', 'Grey', 'Mobile', 'Dealer licence', '8 L/100 km', '45,000 km'])
		expect(texts).toContain(word);
});

/** Texts that stand in a component as they are: between tags, in attributes, in strings of its script. */
function staticTexts(file: string): string[] {
	const text = readFileSync(file, 'utf8');
	const [, frontmatter = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
	const code = file.endsWith('.astro') ? `${frontmatter}\n<>${template}</>;` : text;
	const found: string[] = [];
	const visit = (node: ts.Node): void => {
		if (ts.isJsxText(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) found.push(node.text);
		else if (ts.isStringLiteralLike(node) && /^[A-Z]| \w/.test(node.text)) found.push(node.text);
		ts.forEachChild(node, visit);
	};
	visit(ts.createSourceFile(`${file}.tsx`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
	return found;
}

test('SITE-9 a text in a component or a script that the locale spells otherwise goes through localiseText', () => {
	const folders = ['blocks', 'client', 'components', 'islands', 'layouts', 'views'].map((name) => `src/${name}`);
	const spelled = sourceFiles(...folders)
		.filter((file) => !readFileSync(file, 'utf8').includes('localiseText'))
		.flatMap((file) => staticTexts(file).map((text) => ({ file, text: text.trim() })))
		.filter(({ text }) => banned.test(text));
	expect(spelled).toEqual([]);
});
