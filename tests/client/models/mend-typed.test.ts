import { expect, test } from 'vitest';
import { mendTyped } from '../../../src/client/models/mend-typed.ts';

const names = ['Tesla Model 3', 'Tesla Model Y', 'Škoda Octavia', 'Volkswagen Golf', 'Mitsubishi Outlander', 'Kia Rio'];

test.each([
	['tesler', 'Tesla'],
	['volkswagon', 'Volkswagen'],
	['mitsubshi', 'Mitsubishi'],
	['scoda octavia', 'Škoda octavia'],
	['skoda octavai', 'skoda Octavia'],
	['tesler model y', 'Tesla model y'],
	['tesler golf', null],
	['zzzz', null],
	['kai', null],
	['', null],
])('ROUTE-14 “%s” means %s', (typed, meant) => {
	expect(mendTyped(names, typed)).toBe(meant);
});
