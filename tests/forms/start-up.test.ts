import { expect, test } from 'vitest';
import { importsOf, readCode } from '../architecture/imports.ts';

/** All that a file loads when it is loaded; not what it asks for later. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
	if (seen.has(file)) return seen;
	seen.add(file);
	const code = readCode(file).replace(/\bimport\([^)]*\)/g, '');
	for (const { to, types } of importsOf(file, code)) {
		if (types) continue;
		if (to.startsWith('src/') && to.endsWith('.ts')) loadedBy(to, seen);
		else seen.add(to);
	}
	return seen;
}

test('FORM-2 a build does not load Yup: neither reading a site nor making its forms does', () => {
	for (const entry of [
		'src/config/parse.ts',
		'src/forms/definitions/site-form.ts',
		'src/site/open-site.ts',
		'src/site/pages/page-table.ts',
	])
		expect([...loadedBy(entry)]).not.toContain('yup');
	expect([...loadedBy('src/forms/rules/lead-schema.ts')]).toContain('yup');
	expect([...loadedBy('src/config/parse.ts')]).toContain('src/forms/definitions/default-forms.ts');
});

test('FORM-1 forms know neither React nor the browser nor Node', () => {
	const loaded = [...loadedBy('src/forms/rules/lead-schema.ts'), ...loadedBy('src/forms/definitions/site-form.ts')];
	const packages = loaded.filter((name) => !name.startsWith('src/'));
	expect([...new Set(packages)]).toEqual(['yup']);
});
