import { expect, test } from 'vitest';
import { givenClasses, namesClass, ruledClasses, sourceWords, utilitiesOf } from './classes.ts';

/** Names without a rule: by these scripts and tests find elements. */
const hooks: readonly string[] = [];

/** Rules for classes that libraries give to elements. */
const libraries = /^(?:leaflet|altcha|gm-)/;

const ruled = ruledClasses();
const given = givenClasses();

test('every class that markup has, or a script gives, has a rule', async () => {
	const utilities = await utilitiesOf(given.keys());
	const without = [...given].filter(([name]) => !ruled.has(name) && !utilities.has(name) && !hooks.includes(name));
	expect(without.map(([name, file]) => `${name} (${file})`)).toEqual([]);
	expect(hooks.filter((name) => ruled.has(name) || !given.has(name))).toEqual([]);
});

test('every class that a rule selects is one that something has', () => {
	const isNamed = namesClass();
	const unused = [...ruled].filter(([name]) => !isNamed(name) && !libraries.test(name));
	expect(unused.map(([name, file]) => `${name} (${file})`)).toEqual([]);
});

test('no word of the code that is not a class becomes a rule: src/styles/site.css names those in @source not inline(…)', async () => {
	const made = await utilitiesOf(sourceWords());
	expect([...made].filter((name) => !given.has(name))).toEqual([]);
	expect(made.has('sr-only')).toBe(true);
});
