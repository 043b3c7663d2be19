import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { schemaFile, siteJsonSchema } from '../../scripts/sources/json-schema.ts';
import { stockFieldsFile, stockFieldsText } from '../../scripts/sources/stock-fields.ts';
import { readTenants } from '../../scripts/sources/tenants.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { isHired } from '../../src/domain/words/template.ts';
import { isPersonName } from '../../src/forms/rules/person-rules.ts';
import { fixture, makeSite } from './read.ts';

test('SITE-3 the committed JSON Schema is the one that the schemas give (npm run schema)', () => {
	expect(readFileSync(schemaFile, 'utf8')).toBe(siteJsonSchema());
});

test('SITE-5 the committed table of fields is the one that the fields of a car give (npm run schema)', () => {
	expect(readFileSync(stockFieldsFile, 'utf8')).toBe(stockFieldsText());
});

test('SITE-3 every key in the JSON Schema says what it means', () => {
	const schema: Node = JSON.parse(siteJsonSchema());
	const undescribed = objectsIn(schema)
		// The columns and constants of a feed are named by the car's fields.
		.filter(({ properties }) => !Object.hasOwn(properties, 'simple_body'))
		.flatMap(({ properties }) => Object.entries(properties))
		.filter(([, property]) => !('const' in property) && !describedIn(schema, property))
		.map(([name]) => name);
	expect(undescribed).toEqual([]);
});

test('SITE-3 the JSON Schema lets the fixtures through and stops what is wrong', () => {
	const schema = z.fromJSONSchema(JSON.parse(siteJsonSchema()));
	for (const slug of ['plain', 'everything']) expect(schema.safeParse(fixture(slug)).error).toBeUndefined();
	const faults = schema.safeParse(makeSite({ slug: 'A b', nmae: 1, theme: { card: 'flat' } })).error?.issues;
	expect(faults?.map(({ code }) => code).sort()).toEqual(['invalid_format', 'invalid_value', 'unrecognized_keys']);
});

type Node = { description?: string; $ref?: string; $defs?: Record<string, Node>; properties?: Record<string, Node> };

function objectsIn(node: object): { properties: Record<string, Node> }[] {
	const own =
		'properties' in node && 'additionalProperties' in node ? [node as { properties: Record<string, Node> }] : [];
	const inner = Object.values(node).filter((value) => typeof value === 'object' && value !== null);
	return [...own, ...inner.flatMap((value: object) => objectsIn(value))];
}

function describedIn(schema: Node, { description, $ref }: Node): boolean {
	const target = $ref && schema.$defs?.[$ref.replace('#/$defs/', '')];
	return Boolean(description) || Boolean(target && describedIn(schema, target));
}

describe('sample tenants', () => {
	const { tenants } = readTenants('tenants', 'all');
	const sites = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));

	/** Sites that rows name: their forms are FORM-6 to the letter. */
	const ofSources = /^(?:motorama|big-box-cars|blinkr|servco-south|(?:bathurst|cowra|central-west)-\w+)$/;

	test.each(tenants.map((tenant) => [tenant.slug, tenant] as const))(
		'SITE-3 %s is valid; warnings are only about deposits, accounts and, on sites whose forms are FORM-6 to the letter, the ticked opt-in',
		(slug, { parsed }) => {
			const notes = (parsed.ok ? parsed.warnings : parsed.problems).map(formatProblem);
			const known = ['Not available yet: until', ...(ofSources.test(slug) ? ['forms.opt_in_default: found true'] : [])];
			expect(notes.filter((note) => !known.some((text) => note.includes(text)))).toEqual([]);
		},
	);

	test.each(sites.filter(({ template }) => !isHired(template)).map((site) => [site.slug, site] as const))(
		'ROUTE-9 %s has the finance form where car pages lead: /finance/#finance-form',
		(_, { pages }) => {
			const forms = pages['/finance/']?.blocks.flatMap((block) => (block.kind === 'form' ? [block.form] : []));
			expect(forms).toContain('finance');
		},
	);

	test.each(sites.map((site) => [site.slug, site] as const))(
		'FORM-2 %s takes the names that people have',
		(_, site) => {
			const taken = (name: string) => isPersonName(name, site.forms.name_extra_characters);
			expect(["O'Brien", 'O’Brien', 'Mary-Anne', 'Smith Jr.', 'Māhina'].filter((name) => !taken(name))).toEqual([]);
		},
	);

	test('SITE-1 no two look alike: colours, fonts, header, hero and cards differ', () => {
		const looks = sites.map(({ theme }) => [theme.fonts.heading, theme.header, theme.hero, theme.card].join());
		expect(new Set(looks).size).toBe(sites.length);
		expect(new Set(sites.map(({ theme }) => theme.colours.brand)).size).toBe(sites.length);
		expect(new Set(sites.map(({ pages }) => pages['/']?.blocks.map(({ kind }) => kind).join())).size).toBe(
			sites.length,
		);
	});

	test('SITE-6 five tenants narrow one feed, each in its own way: by city, by make', () => {
		const feeds = sites.filter(({ stock_feed }) => JSON.stringify(stock_feed).includes('central-west'));
		expect(new Set(feeds.map(({ stock_feed }) => JSON.stringify(stock_feed))).size).toBe(1);
		expect(Object.fromEntries(feeds.map(({ slug, search_filters }) => [slug, search_filters]))).toEqual({
			'bathurst-toyota': 'make:=Toyota && city:=Bathurst',
			'bathurst-volkswagen': 'make:=Volkswagen && city:=Bathurst',
			'central-west-mazda': 'make:=Mazda',
			'central-west-skoda': 'make:=ŠKODA',
			'cowra-toyota': 'city:=Cowra',
		});
	});

	test('SITE-1 they cover what the specification names, by config alone', () => {
		const bySlug = new Map(sites.map((site) => [site.slug, site]));
		expect(bySlug.get('motorama')).toMatchObject({ labels: { used: 'pre-owned' } });
		expect(bySlug.get('big-box-cars')).toMatchObject({
			search_filters: 'photos_count:>=3',
			search_page_path: '/used-car/list',
			blog_path: '/news',
			finance_replaces_pre_approval: true,
		});
		expect(bySlug.get('blinkr')).toMatchObject({ offers_subscription: true, template: 'subscription' });
		const prefixes = sites.map(({ garage_settings }) => garage_settings.prefix);
		expect(prefixes).toEqual(expect.arrayContaining(['/mybigboxcars', '/mymotorama', '/myblinkr', '/myservco']));
		expect(bySlug.get('central-west-skoda')?.use_pages_path).toBe(true);
		expect(bySlug.get('servco-south')?.locale).toBe('en-NZ');
		expect(bySlug.get('ramp-and-roam')?.navigation.header.map(({ name }) => name)).toEqual(
			'MODELS, INVENTORY, DISCOVER, FINANCE, SERVICE, FAQ, OUR CONVERSIONS, ABOUT'.split(', '),
		);
		expect(bySlug.get('ramp-and-roam')?.navigation.footer.map(({ name }) => name)).toEqual(
			'Range, Buyer Tools, Service, About Us'.split(', '),
		);
		const templates = new Set(sites.map(({ template }) => template));
		expect(
			['car', 'truck', 'motorcycle', 'camper', 'subscription', 'conversion'].filter(
				(name) => !templates.has(name as never),
			),
		).toEqual([]);
		expect(new Set(sites.map(({ locale }) => locale))).toEqual(new Set(['en-AU', 'en-NZ', 'en-US']));
	});
});
