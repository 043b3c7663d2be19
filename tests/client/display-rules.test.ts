import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isSwipe, toast, tooltipDelay } from '../../src/client/display-rules.ts';

test('USER-9 a toast stays 5000 ms and is reached by F8', () => {
	expect(toast).toMatchObject({ milliseconds: 5000, key: 'F8' });
});

test.each([
	['49 px', { x: 49, y: 0 }, false],
	['50 px', { x: 50, y: 0 }, true],
	['50 px to the left', { x: -50, y: 20 }, true],
	['a scroll that drifts', { x: 60, y: 90 }, false],
])('USER-9 a toast is swiped away by 50 px: %s', (_, to, swiped) => {
	expect(isSwipe({ x: 0, y: 0 }, to)).toBe(swiped);
});

test.each([
	['the first one', { wrapped: false, sinceLast: Number.POSITIVE_INFINITY }, 700],
	['299 ms after another', { wrapped: false, sinceLast: 299 }, 0],
	['300 ms after another', { wrapped: false, sinceLast: 300 }, 700],
	['within the wrapper', { wrapped: true, sinceLast: Number.POSITIVE_INFINITY }, 0],
])('USER-9 a tooltip waits 700 ms, none within 300 ms of another or in the wrapper: %s', (_, moment, delay) => {
	expect(tooltipDelay(moment)).toBe(delay);
});

test('USER-9 what folds opens to its full height and closes to none in 300 ms, where motion is welcome', () => {
	const css = readFileSync('src/styles/folds.css', 'utf8');
	const [, welcome = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
	expect(welcome).toMatch(
		/:is\(\.comments, \.faq details\)::details-content \{[^}]*block-size: 0;[^}]*block-size 300ms/,
	);
	expect(welcome).toMatch(/:is\(\.comments, \.faq details\)\[open\]::details-content \{\s*block-size: auto;/);
});
