import { dirname } from 'node:path/posix';
import { expect, test } from 'vitest';
import { circles, importsOf, readCode, sourceFiles } from '../architecture/imports.ts';

/** Imports between folders, of types too: whoever reads a folder has to know what it names. */
const betweenFolders = sourceFiles('netlify')
	.flatMap((file) => importsOf(file, readCode(file)))
	.map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
	.filter(({ from, to }) => from !== to && to.startsWith('netlify/'));
const subjects = betweenFolders
	.map(({ from, to }) => ({ from: subjectOf(from), to: subjectOf(to) }))
	.filter(({ from, to }) => from !== to);

/** `netlify/leads` of `netlify/leads/store`. */
function subjectOf(folder: string): string {
	return folder.split('/').slice(0, 2).join('/');
}

test.each([
	['folders', betweenFolders],
	['subjects', subjects],
])('no %s of netlify import each other in a circle', (_, imports) => {
	expect(imports.length).toBeGreaterThan(10);
	expect(circles(imports)).toEqual([]);
});

test('a lead knows nothing of its delivery, and the platform of neither', () => {
	const known = (from: string) => [...new Set(subjects.filter((one) => one.from === from).map(({ to }) => to))].sort();
	expect(known('netlify/platform')).toEqual([]);
	expect(known('netlify/leads')).toEqual(['netlify/platform']);
	expect(known('netlify/rebuilds')).toEqual(['netlify/platform']);
	expect(known('netlify/delivery')).toEqual(['netlify/leads', 'netlify/platform']);
});
