import { expect, test } from 'vitest';
import { factRowsHtml } from '../../src/components/fact-rows-html.ts';

const facts = [
	{ label: 'Seats', value: '5' },
	{ label: 'Boot & towing', value: '<407 L' },
];

test('CAR-1 facts are rows, what is told elsewhere is marked, and nothing in them is markup', () => {
	expect(factRowsHtml(facts, ({ label }) => label === 'Seats')).toBe(
		'<div data-told><dt>Seats</dt><dd>5</dd></div><div><dt>Boot &amp; towing</dt><dd>&lt;407 L</dd></div>',
	);
	expect(factRowsHtml(facts.slice(0, 1))).toBe('<div><dt>Seats</dt><dd>5</dd></div>');
});
