import { expect, type Page } from '@playwright/test';

/**
 * Fails with each rule of the site's sheets (`all`, their addresses) that applies to something on the page and is in none of the
 * sheets that the page has (`src/styles/sheets.ts`).
 */
export async function expectOwnStyles(page: Page, all: readonly string[]): Promise<void> {
	const missing = await page.evaluate(async (all) => {
		const ownSheets = [...document.querySelectorAll('link[rel="stylesheet"][href^="/_astro/"]')].map(
			(link) => link.getAttribute('href') ?? '',
		);
		const textOf = async (path: string) => (await fetch(path)).text();
		const rulesOf = async (paths: readonly string[]) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync((await Promise.all(paths.map(textOf))).join('\n'));
			const rules = new Map<string, string>();
			const note = (list: CSSRuleList, around: string): void => {
				for (const rule of list) {
					if (rule instanceof CSSStyleRule) rules.set(`${around} ${rule.selectorText}`, rule.selectorText);
					else if (rule instanceof CSSGroupingRule) note(rule.cssRules, around + rule.cssText.split('{')[0]);
				}
			};
			note(sheet.cssRules, '');
			return rules;
		};
		const own = await rulesOf(ownSheets);
		// What a script draws brings its styles along.
		const selectorsOf = (list: CSSRuleList): string[] =>
			[...list].flatMap((rule) => {
				if (rule instanceof CSSStyleRule) return [rule.selectorText];
				return rule instanceof CSSGroupingRule ? selectorsOf(rule.cssRules) : [];
			});
		const states =
			/::?(?:before|after|backdrop|placeholder|marker|file-selector-button|details-content|-(?:webkit|moz)-[\w-]+)|:(?:hover|focus(?:-visible|-within)?|active|open|checked|popover-open|target|disabled|modal)(?![\w-])/g;
		const applies = (selector: string) => {
			const anyState = selector.replaceAll(states, '').replace(/^\s*$/, '*');
			if (!CSS.supports(`selector(${anyState})`)) return false;
			return document.querySelector(anyState) !== null;
		};
		const rules = [...(await rulesOf(all))];
		const brought = new Set(document.adoptedStyleSheets.flatMap(({ cssRules }) => selectorsOf(cssRules)));
		return rules
			.filter(([key, selector]) => !own.has(key) && !brought.has(selector) && applies(selector))
			.map(([key]) => key);
	}, all);
	expect(missing).toEqual([]);
}
