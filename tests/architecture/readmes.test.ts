import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words of a README that one reads before one starts; the project's own has tables of commands and packages. */
const mostWords = 900;

const readmes = ['src', 'scripts', 'netlify', 'tests', 'tenants', 'public']
	.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
	.filter((file) => /(?:^|[\\/])README\.md$/.test(file));
const words = (file: string): number => readFileSync(file, 'utf8').split(/\s+/).filter(Boolean).length;

test('no README is too long to be read, but the first', () => {
	expect(readmes.length).toBeGreaterThan(30);
	expect(readmes.filter((file) => words(file) > mostWords).map((file) => `${file}: ${words(file)} words`)).toEqual([]);
});
