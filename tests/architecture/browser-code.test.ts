import { expect, test } from 'vitest';
import { type Import, importsOf, readCode, sourceFiles } from './imports.ts';

/** What a file takes along into a browser: types are gone by then. */
const taken = Map.groupBy(
	sourceFiles('src').flatMap((file) => importsOf(file, readCode(file)).filter(({ types }) => !types)),
	({ from }) => from,
);

/** The ways from a file to a package, each as the files along it. */
function waysTo(wanted: string, from: string): string[] {
	const seen = new Set<string>();
	const found: string[] = [];
	const walk = (file: string, path: readonly string[]): void => {
		if (seen.has(file)) return;
		seen.add(file);
		for (const { to } of taken.get(file) ?? ([] as Import[])) {
			if (to === wanted) found.push([...path, file].join(' → '));
			else walk(to, [...path, file]);
		}
	};
	walk(from, []);
	return found;
}

test('no code of the browser takes Zod along: it has the types of schemas only', () => {
	const browserFiles = sourceFiles('src/islands', 'src/client');
	expect(browserFiles.length).toBeGreaterThan(50);
	expect(browserFiles.flatMap((file) => waysTo('zod', file))).toEqual([]);
});

test('the way to a package is found through other files', () => {
	expect(waysTo('zod', 'src/contract/lead.ts')).toEqual(['src/contract/lead.ts']);
	expect(waysTo('yup', 'src/islands/forms/use-lead-form.ts').length).toBeGreaterThan(0);
});
