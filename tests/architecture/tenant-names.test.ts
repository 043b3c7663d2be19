import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantFolders } from '../../scripts/sources/tenants.ts';
import { sourceFiles } from './imports.ts';
import { tenantNameFaults } from './tenant-names.ts';

const slugs = tenantFolders('tenants');
const nameOf = (slug: string) =>
	(JSON.parse(readFileSync(join('tenants', slug, 'site.json'), 'utf8')) as { name: string }).name.toLowerCase();
/** A component's template too, as far as it reads as TSX. */
const wholeCode = (file: string) => {
	const text = readFileSync(file, 'utf8');
	const [, frontmatter = '', template = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
	return file.endsWith('.astro') ? `${frontmatter}\n<>${template}</>;` : text;
};
const tenants = [...slugs, ...slugs.map(nameOf)];

test('SITE-1 no code in src/ asks which tenant it works for', () => {
	expect(tenants.length).toBeGreaterThan(20);
	const faults = sourceFiles('src').flatMap((file) => tenantNameFaults(file, wholeCode(file), tenants));
	expect(faults).toEqual([]);
});

const found = (code: string) => tenantNameFaults('src/a.ts', code, ['motorama']).length;

test.each([
	"if (slug === 'a') b();",
	"if ('a' !== site.config.slug) b();",
	"const c = site.config.name === 'A Cars' ? 1 : 2;",
	'switch (config.slug) { case x: b(); }',
	"if (['a', 'b'].includes(config.slug)) c();",
	"if (config.slug.startsWith('a')) b();",
	'if (/^a/.test(slug)) b();',
	"const texts = { blinkr: 1 }['motorama'];",
])('SITE-1 the rule sees: %s', (code) => {
	expect(found(code)).toBe(1);
});

test.each([
	'if (car.slug === slug) b();',
	"if (name === 'config') b();",
	"if (slug !== '') b();",
	"const c = location.name.includes(' - ');",
])('SITE-1 the rule lets pass: %s', (code) => {
	expect(found(code)).toBe(0);
});
