import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editPage } from '../../../scripts/host/cockpit/settings/edit-page.ts';
import { schemaAt } from '../../../scripts/host/cockpit/settings/form/shape.ts';
import { type Setting, settingRows } from '../../../scripts/host/cockpit/settings/rows.ts';

const tenants = readdirSync('tenants', { withFileTypes: true })
	.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
	.map(({ name }) => name);
const rowsOf = (slug: string): Setting[] =>
	settingRows(JSON.parse(readFileSync(`tenants/${slug}/site.json`, 'utf8')), null);
const all = new Map(tenants.map((slug) => [slug, rowsOf(slug)]));
const keysOf = (slug: string): string[] => (all.get(slug) ?? []).map(({ key }) => key);

const file = { name: 'site.json', path: 'site.json', text: '{}', value: {}, version: '', lineOf: () => null };
const pageOf = (row: Setting): string => {
	const tenant = { slug: 'acme', report: null, root: null } as unknown as Parameters<typeof editPage>[1]['tenant'];
	const around = { tenant, operator: { signedIn: true, token: '' }, file, clock: { now: Date.now(), zone: 'UTC' } };
	const page = editPage(row, { ...around, tried: null, host: 'localhost', pictures: [] } as never);
	return String(page);
};

describe('SITE-3 settings that are set and that are not', () => {
	test('what one sample sets can be set for every other one, too', () => {
		// Entries of lists and maps are each site's own.
		const isField = ({ path }: Setting): boolean =>
			path.every((step, at) => Object.hasOwn(schemaAt(path.slice(0, at))?.properties ?? {}, step));
		const known = [
			...new Map(
				[...all.values()]
					.flat()
					.filter(isField)
					.map((row) => [row.key, row]),
			).values(),
		];
		for (const slug of tenants) {
			const keys = keysOf(slug);
			const has = ({ path }: Setting): boolean =>
				keys.some(
					(key) =>
						key === path.join('.') || path.join('.').startsWith(`${key}.`) || key.startsWith(`${path.join('.')}.`),
				);
			expect(known.filter((row) => !has(row)).map(({ key }) => `${slug} ${key}`)).toEqual([]);
		}
	});

	test('each has a form', () => {
		const kinds = new Map([...all.values()].flat().map((row) => [row.key.replaceAll(/\d+/g, '0'), row]));
		for (const row of kinds.values()) {
			if (row.isEditable) expect(pageOf(row), row.key).toMatch(/name="(?:value|base|row-0-day|v\/)/);
		}
	});
});
