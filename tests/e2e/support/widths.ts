import { readdirSync } from 'node:fs';
import { type Draw, drawItems, thisDraw } from '../../../scripts/testing/draw.ts';

const specs = 'tests/e2e';

export type Width = 'phone' | 'desktop';

/** Runs at this width, and at no other that is not named too. */
export const onlyAt = (...widths: Width[]) => ({ tag: widths.map((width) => `@${width}`) });
/** What is tested differs between phones and wide screens: both in a quarter of the files, as drawn, else at the file's width. */
export const bothWidths = onlyAt('phone', 'desktop');
export const wideOnly = onlyAt('desktop');

/**
 * Which tests run at this width, as Playwright's `grep` reads their file, title and tags. What is the same at every width runs
 * at one of them, by files, as drawn; in a full run at both.
 */
export function testsAt(width: Width, draw: Draw = thisDraw()): RegExp {
	const files = readdirSync(specs).filter((name) => name.endsWith('.spec.ts'));
	const half = files.length >> 1;
	const onPhone = drawItems({ matrix: 'widths', items: files, count: half }, draw);
	const onDesktop = draw.isFull ? files : files.filter((name) => !onPhone.includes(name));
	const own = width === 'phone' ? onPhone : onDesktop;
	const atBoth = [...own, ...drawItems({ matrix: 'both widths', items: files, count: files.length >> 2 }, draw)];
	const other = width === 'phone' ? 'desktop' : 'phone';
	const isTagged = (tag: Width) => `(?=.*@${tag}\\b)`;
	const isNotTagged = (tag: Width) => `(?!.*@${tag}\\b)`;
	return new RegExp(
		[
			`^${isTagged(width)}${isNotTagged(other)}`,
			`^${isTagged(width)}${isTagged(other)}.*${anyOf(atBoth)}`,
			`^${isNotTagged(width)}${isNotTagged(other)}.*${anyOf(own)}`,
		].join('|'),
		's',
	);
}

const anyOf = (files: readonly string[]): string =>
	`(?:${files.map((name) => name.replaceAll('.', '\\.')).join('|')}) `;
