import { readdirSync } from 'node:fs';
import { type Draw, drawItems, thisDraw } from '../../../scripts/testing/draw.ts';

const specs = 'tests/e2e';

export type Width = 'phone' | 'desktop';

/** Always runs at this width, and at no other that is not named too. */
export const onlyAt = (...widths: Width[]) => ({ tag: widths.map((width) => `@${width}`) });
/** What is tested differs between phones and wide screens. */
export const bothWidths = onlyAt('phone', 'desktop');
export const wideOnly = onlyAt('desktop');

/**
 * Which tests run at this width, as Playwright's `grep` reads their file, title and tags. What is the same at every width runs
 * at one of them, by files, as drawn; in a full run at both.
 */
export function testsAt(width: Width, draw: Draw = thisDraw()): RegExp {
	const files = readdirSync(specs).filter((name) => name.endsWith('.spec.ts'));
	const onPhone = drawItems({ matrix: 'widths', items: files, count: files.length >> 1 }, draw);
	const onDesktop = draw.isFull ? files : files.filter((name) => !onPhone.includes(name));
	const drawn = (width === 'phone' ? onPhone : onDesktop).map((name) => name.replaceAll('.', '\\.')).join('|');
	return new RegExp(`^(?:.*@${width}\\b|(?!.*@(?:phone|desktop)\\b).*(?:${drawn}) )`, 's');
}
