import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readTenants } from '../../scripts/sources/tenants.ts';

/** The samples' pictures: a visitor who sees the same drawing for two places or two stories stops believing either. */

const { tenants } = readTenants('tenants', 'all');
const samples = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));
const each = samples.map((site) => [site.slug, site] as const);

/** What `pages` and the texts in Markdown show, a picture as often as it is named; models and tiles of bodies aside. */
function told(slug: string, pages: unknown): string[] {
	const named = [...JSON.stringify(pages).matchAll(/"image(?:_narrow)?":"(\/assets\/(?:hero|location)[^"]*)"/g)];
	const texts = globSync(`tenants/${slug}/content/{blog,offers}/*.md`).flatMap((file) => [
		...readFileSync(file, 'utf8').matchAll(/^image: (.*)$/gm),
	]);
	return [...named, ...texts].map(([, file = '']) => file);
}

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

describe('the samples’ pictures', () => {
	test('LOC-1 a drawing stands for one address, and an address looks the same on every site', () => {
		const streets = new Map<string, Set<string>>();
		const drawings = new Map<string, Set<string>>();
		for (const { locations } of samples) {
			for (const { image, address } of locations) {
				const place = `${address.street}, ${address.city}`;
				const drawing = image?.url ?? `none for ${place}`;
				drawings.set(drawing, (drawings.get(drawing) ?? new Set()).add(place));
				streets.set(place, (streets.get(place) ?? new Set()).add(drawing));
			}
		}
		expect(drawings.size).toBeGreaterThan(25);
		expect([...drawings].filter(([, places]) => places.size > 1)).toEqual([]);
		expect([...streets].filter(([, shown]) => shown.size > 1)).toEqual([]);
		expect([...drawings.keys()].filter((drawing) => drawing.startsWith('none'))).toEqual([]);
	});

	test.each(each)('ROUTE-14 %s tells no two stories with one picture', (slug, { pages }) => {
		const shown = told(slug, pages);
		expect(shown.length).toBeGreaterThan(1);
		expect(twice(shown)).toEqual([]);
	});

	test('ROUTE-14 no two samples open a page with the same scene', () => {
		const heads = samples.flatMap(({ pages }) =>
			Object.values(pages).flatMap(({ blocks }) => {
				const first = blocks[0];
				return first?.kind === 'hero' && first.image ? [first.image] : [];
			}),
		);
		expect(twice(heads)).toEqual([]);
	});
});
