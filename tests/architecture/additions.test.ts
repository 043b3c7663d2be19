import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { drawItems } from '../../scripts/testing/draw.ts';
import { openProject } from '../support/overlaid-project.ts';
import { type Addition, additions } from './additions.ts';

const project = openProject();
const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

/** The files that a row of CONTRIBUTING.md's table names, `raffle` in place of `<name>`. */
function namedFiles(what: string): string[] {
	const row = contributing.split('\n').find((line) => line.startsWith(`| ${what} |`)) ?? '';
	const named = [...row.matchAll(/`((?:src|scripts|netlify|tenants|tests)\/[^`]+)`/g)].map(([, file = '']) => file);
	return named.map((file) => file.replaceAll('<name>', 'raffle').replaceAll('<Name>', 'Raffle'));
}

const filesOf = ({ edits, guards = [] }: Addition): string[] => [
	...new Set([...edits.map(({ file }) => file), ...guards]),
];

/** Whether the compiler can check a file: a style sheet is not code. */
const isCode = (file: string): boolean => /\.(?:tsx?|astro)$/.test(file);

describe.each(additions)('CONTRIBUTING $what', (addition) => {
	const files = filesOf(addition).filter(isCode);

	test('names the files that one touches', () => {
		const edited = addition.edits.map(({ file }) => file);
		expect(namedFiles(addition.what).sort()).toEqual([...new Set([...edited, ...(addition.unseen ?? [])])].sort());
	});

	test('compiles with all of them', () => {
		expect(project.faults(addition.edits, files)).toEqual([]);
	});

	const needed = addition.edits.map(({ file }, index) => [file, index] as const);
	const leftOut = needed.filter(([file]) => !addition.optional?.includes(file));
	test.each(drawItems({ matrix: addition.what, items: leftOut, count: 1 }))(
		'without its lines in %s it does not',
		(_, index) => {
			const rest = addition.edits.filter((_, other) => other !== index);
			const present = files.filter(
				(file) =>
					rest.some((edit) => edit.file === file) ||
					!addition.edits.some((edit) => edit.file === file && 'text' in edit),
			);
			expect(project.faults(rest, present).length).toBeGreaterThan(0);
		},
	);
});
