import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The selectors of a sheet's rules; a nested rule's `&` is what its parent selects. */
function selectorsOf(css: string): string[] {
	const found: string[] = [];
	const open: string[] = [];
	for (const [, prelude = '', end] of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)([{};])/g)) {
		if (end === '}') open.pop();
		if (end !== '{') continue;
		const parent = open.at(-1) ?? '';
		const own = prelude.trim();
		const selector = own.startsWith('@')
			? parent
			: own.includes('&')
				? own.replaceAll('&', parent)
				: `${parent} ${own}`.trim();
		open.push(selector);
		found.push(selector);
	}
	return found;
}

/** An element that all of a page is in, with `:has()` in the same compound. */
const watchesPage =
	/(?<![\w.#-])(?:html|body|main|:root)(?![\w-])(?:\((?:[^()]|\([^()]*\))*\)|[^\s,>+~(){}])*?(?::not\()?:has\(/;

test('no rule hangs :has() on what all of a page is in: each element that comes would have the page styled', () => {
	const sheets = globSync('src/**/*.css');
	const bad = sheets.flatMap((file) =>
		selectorsOf(readFileSync(file, 'utf8'))
			.filter((selector) => watchesPage.test(selector))
			.map((selector) => `${file}: ${selector}`),
	);
	expect(sheets.length).toBeGreaterThan(100);
	expect(bad).toEqual([]);
});

test.each([
	'html:has(.car-bar) .chat-dock',
	'html[data-toasts]:has(.toast) body',
	'html:not(:has(.car-bar)) .foot',
	':is(.dock, body:has(.search) .dock) span',
	'.header ~ main:has(.jumps)',
	'html:is([data-header="split"], [data-header="centred"]) main:has(.jumps)',
	':root:has(.menu[open])',
	'body:not(:has(.menu)) .chat',
])('%s is such a rule', (selector) => {
	expect(watchesPage.test(selector)).toBe(true);
});

test.each(['.card:has(.link)', 'html[data-card] .usp:not(:has(> .icon))', '.menu:has(+ [hidden]) .bubble'])(
	'%s is none',
	(selector) => {
		expect(watchesPage.test(selector)).toBe(false);
	},
);

test('a nested rule hangs on its parent', () => {
	const [rule, nested] = selectorsOf('html[data-bar] { @media (width < 9px) { &:has(.toast) body { top: 0 } } }').slice(
		1,
	);
	expect([rule, nested]).toEqual(['html[data-bar]', 'html[data-bar]:has(.toast) body']);
});
