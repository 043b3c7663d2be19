import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageParts, partClasses } from '../../src/layouts/page-parts.ts';

const views = globSync('src/**/*.astro').map((file) => readFileSync(file, 'utf8'));

test.each(Object.entries(partClasses))('a page with a %s is told by what a view writes', (name, part) => {
	const written = views.flatMap((view) => view.match(/class="[^"]*"/g) ?? []);
	const whole = written.filter((classes) => classes.slice(7, -1).split(' ').includes(part));
	expect(whole).not.toEqual([]);
	for (const classes of whole)
		expect(pageParts('configured', `<p>All</p><div ${classes}><p>Here</p></div>`)).toBe(name);
});

test('a page says all that it has; the app shell has what a car’s page fills it with', () => {
	expect(
		pageParts('car', `<div class="${partClasses.bar}"></div><div class="section ${partClasses.search}"></div>`),
	).toBe('bar search');
	expect(pageParts('article', '<p>The car-bar</p>')).toBeUndefined();
	expect(pageParts('app-shell', '')).toBe('bar');
});

test('a style sheet asks for no part that no page tells', () => {
	const asked = globSync('src/**/*.css').flatMap((file) =>
		[...readFileSync(file, 'utf8').matchAll(/\[data-has~="([^"]+)"\]/g)].map(([, name]) => name),
	);
	expect(new Set(asked)).toEqual(new Set(Object.keys(partClasses)));
});
