import { describe, expect, test } from 'vitest';
import { admitFault, nothingReported, type Reported } from '../../../src/domain/faults/admit-fault.ts';
import { parseDsn } from '../../../src/domain/faults/dsn.ts';
import { isIgnoredFault } from '../../../src/domain/faults/ignored-fault.ts';
import { framesOf } from '../../../src/domain/faults/stack.ts';

describe('SITE-17 a DSN', () => {
	test.each([
		[
			'https://abc123@o1.ingest.sentry.io/42',
			'https://o1.ingest.sentry.io',
			'https://o1.ingest.sentry.io/api/42/envelope/',
		],
		['https://abc@errors.example/sub/42', 'https://errors.example', 'https://errors.example/sub/api/42/envelope/'],
		['http://abc@127.0.0.1:8000/1', 'http://127.0.0.1:8000', 'http://127.0.0.1:8000/api/1/envelope/'],
	])('%s', (dsn, origin, address) => {
		const place = parseDsn(dsn);
		expect(place?.origin).toBe(origin);
		expect(place?.envelopeUrl).toMatch(new RegExp(`^${RegExp.escape(address)}\\?sentry_key=abc\\w*&sentry_version=7`));
	});

	test.each([
		'https://public:secret@errors.example/42',
		'https://errors.example/42',
		'http://abc@errors.example/42',
		'https://abc@errors.example/',
		'https://abc@errors.example/42?x=1',
		'javascript:alert(1)//abc@x/1',
		'',
	])('%j is none', (dsn) => expect(parseDsn(dsn)).toBeNull());
});

const page = 'https://a.example';
const fault = (message: string, stack = '') => ({ name: 'Error', message, frames: framesOf(stack) });

test.each([
	'Minified React error #418; visit https://react.dev/errors/418',
	'Hydration failed because the initial UI does not match what was rendered on the server.',
	'There was an error while hydrating this Suspense boundary.',
	'Text content does not match server-rendered HTML.',
	'ResizeObserver loop completed with undelivered notifications.',
	'Script error.',
])('SITE-17 ignored: %s', (message) => expect(isIgnoredFault(fault(message), page)).toBe(true));

test('SITE-17 a fault of another script is ignored, one of the site is not', () => {
	const other = 'Error: x\n    at f (https://chat.example/a.js:1:2)\n    at chrome-extension://abc/a.js:1:2';
	expect(isIgnoredFault(fault('x', other), page)).toBe(true);
	expect(isIgnoredFault(fault('x', `${other}\n    at g (${page}/_astro/b.js:1:2)`), page)).toBe(false);
	expect(isIgnoredFault(fault('x is not a function'), page)).toBe(false);
});

test('stacks of Chrome, Node, Firefox and Safari are read, without queries', () => {
	const frame = { function: 'draw', filename: `${page}/_astro/b.js`, lineno: 1, colno: 25 };
	expect(framesOf(`Error: at no (frame)\n    at draw (${page}/_astro/b.js?x=secret:1:25)`)).toEqual([frame]);
	expect(framesOf(`draw@${page}/_astro/b.js:1:25\n@${page}/x.js:2:3`)).toEqual([
		frame,
		{ function: '?', filename: `${page}/x.js`, lineno: 2, colno: 3 },
	]);
	expect(
		framesOf('Error\n    at async f (file:///srv/a.ts:3:4)\n    at /srv/b.js:5:6').map(({ lineno }) => lineno),
	).toEqual([3, 5]);
	expect(framesOf(undefined)).toEqual([]);
});

test('SITE-17 each kind is reported once, and no more than so many a minute', () => {
	let reported: Reported = nothingReported;
	const at = (kind: string, now: number): boolean => {
		const next = admitFault(reported, kind, { now, aMinute: 2 });
		reported = next ?? reported;
		return next !== null;
	};
	expect([at('a', 1_000), at('a', 2_000), at('b', 3_000), at('c', 4_000)]).toEqual([true, false, true, false]);
	expect(at('c', 61_001)).toBe(true);
	expect(at('a', 300_000)).toBe(false);
});
