import { expect, test } from 'vitest';
import { readWords } from '../../../scripts/rows/read-words.ts';
import { testTitles } from '../../../scripts/rows/test-titles.ts';

const titles = (code: string) => testTitles('a.test.ts', code).map(({ title }) => title);

test.each([
	['a test', `test('one', () => {});`, ['one']],
	['what stands around it', `describe('a', () => describe('b', () => { it('one', () => {}); }));`, ['a › b › one']],
	['a test in a loop', `for (const kind of kinds) test(\`one \${kind}, two\`, () => {});`, ['one …, two']],
	['a table', `test.each([1, 2])('one %s', () => {});`, ['one %s']],
	['conditions', `describe.skipIf(no).each(all)('a', () => { test.skipIf(no)('one', run); });`, ['a › one']],
	['Playwright’s groups', `test.describe('a', () => { test('one', async ({ page }) => {}); });`, ['a › one']],
	['options before the function', `test('one', { tag: '@slow' }, () => {});`, ['one']],
	['no steps, hooks or settings', `test.step('one', () => {}); test.beforeEach(() => {}); test.use({ a: 'b' });`, []],
	['no reason for skipping', `test.skip(isPhone, 'one');`, []],
	['no pattern and no other function', `/a/.test('one'); found.test('one', () => {}); run('one', () => {});`, []],
])('titles of tests: %s', (_, code, expected) => {
	expect(titles(code)).toEqual(expected);
});

test('the texts of a table belong to its tests, also when the table has a name or stands further out', () => {
	const code = `
		const examples = [{ name: 'first' }] as const;
		describe.each(['outer'])('%s', () => test.each(examples)('$name', () => { use('inner'); }));
	`;
	expect(testTitles('a.test.ts', code)).toEqual([
		{ file: 'a.test.ts', title: '%s › $name', cases: ['outer', 'first'] },
	]);
});

test('of code people read the comments, of anything else all', () => {
	const code = `// one\nconst a = 'https://b // c'; /* two */ const d = /\\/\\/e/; const f = \`// g \${h /* three */} // i\`;`;
	expect(readWords('a.ts', code)).toBe('// one\n/* two */\n/* three */');
	expect(readWords('a.tsx', '<p>see https://a.example {/* one */}</p>')).toBe('/* one */');
	expect(readWords('README.md', 'all of it')).toBe('all of it');
});
