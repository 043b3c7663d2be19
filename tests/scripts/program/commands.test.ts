import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { HelpAsked, readArguments } from '../../../scripts/program/arguments.ts';
import { drawItems } from '../../../scripts/testing/draw.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const usage = 'Usage: npm run x\n  --days <n>  days';
const read = (...args: string[]) => readArguments({ args, options: { days: { type: 'string' } } }, usage);

describe('a command line', () => {
	test('is read as Node reads it', () => {
		expect(read('--days', '3').values.days).toBe('3');
	});

	test('that asks for help throws the usage, whatever else it says', () => {
		expect(() => read('--help', '--days=3')).toThrow(new HelpAsked(usage));
	});

	test.each([
		[['--dyas', '3'], "Unknown option '--dyas'"],
		[['--days'], "Option '--days <value>' argument missing"],
		[['more'], "Unexpected argument 'more'"],
	])('%j is refused: what is wrong, then the usage', (args, says) => {
		const refuse = () => read(...args);
		expect(refuse).toThrow(says);
		expect(refuse).toThrow(usage);
		expect(refuse).not.toThrow('positional argument starting with');
	});
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** These two take nothing. */
const bare = ['schema', 'rows'];
const commands = Object.entries(scripts).flatMap(([name, script]) => {
	const [, file] = /^node ((?:scripts|netlify\/commands)\/[\w/-]+\.(?:ts|mjs))$/.exec(script) ?? [];
	return file && !name.startsWith('pre') && !bare.includes(name) ? [[name, file] as const] : [];
});

/** What a script says, without npm's part. */
const run = (file: string, arg: string) =>
	promisify(execFile)(process.execPath, [file, arg]).then(
		({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
		({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
	);

describe.concurrent('every command', () => {
	test('is found', () => {
		expect(commands.length).toBeGreaterThan(20);
	});

	test.each(commands.filter(([, file]) => file.startsWith('netlify/')))(
		'%s helps without making a database',
		async (_, file) => {
			const env = { ...process.env, FORECOURT_DATA: join(makeTempDir(), 'data'), DATABASE_URL: '' };
			const { stdout } = await promisify(execFile)(process.execPath, [file, '--help'], { env });
			expect(stdout).toMatch(/^Usage: npm run /);
			expect(existsSync(env.FORECOURT_DATA)).toBe(false);
		},
	);

	test.each(drawItems({ matrix: 'help of commands', items: commands, count: 5 }))(
		'%s says how it is used, and what it does not know',
		async (_, file) => {
			expect(await run(file, '--help')).toEqual({ code: 0, stdout: expect.stringMatching(/^Usage: /), stderr: '' });
			const { code, stdout, stderr } = await run(file, '--bogus');
			const misused = /doctor|^netlify/.test(file) ? 2 : 1;
			expect([code, stdout]).toEqual([misused, '']);
			expect(stderr).toMatch(/^Unknown option '--bogus'\.\n/);
			expect(stderr).toMatch(/^Usage: /m);
			expect(stderr).not.toMatch(/^ +at /m);
		},
	);
});
