import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `dealer's`, `two weeks' notice`, `'sold'`: typed, not printed. Quotes around a whole value are YAML's. */
const straight = /[\p{L}\d]'(?:[\p{L}\s.,]|$)|[\s(]'[\p{L}\d]/u;
const files = globSync([
	'tenants/*/site.json',
	'tenants/*/content/**/*.md',
	'tenants/**/stock.*',
	'tenants/_shared/stock/*',
]);
/** Characters that names may have are not text. */
const settings = /^\s*"name_extra_characters"|^\w+: '.*'$/;

const typed = (text: string): string[] =>
	text.split('\n').filter((line) => !settings.test(line) && straight.test(line));

test('SITE-8 the samples write one kind of apostrophe, as books print it', () => {
	expect(files.length).toBeGreaterThan(80);
	const found = files.flatMap((file) =>
		typed(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.slice(0, 90)}`),
	);
	expect(found).toEqual([]);
	expect(typed('"text": "The dealer\'s own."')).toHaveLength(1);
	expect(typed("two weeks' notice")).toHaveLength(1);
});
