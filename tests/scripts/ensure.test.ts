import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const platform = { os: [process.platform], cpu: [process.arch] };
const other = { os: ['sunos'], cpu: ['mips'] };
const locked = {
	'': { dependencies: { a: '1.0.0' } },
	'node_modules/a': { version: '1.0.0' },
	'node_modules/node-here': { version: '24.0.0', optional: true, ...platform },
	'node_modules/node-there': { version: '24.0.0', optional: true, ...other },
};
const { 'node_modules/a': a, 'node_modules/node-here': nodeHere } = locked;
const complete = { 'node_modules/a': a, 'node_modules/node-here': nodeHere };

let dir: string;
beforeEach(() => {
	dir = mkdtempSync(join(tmpdir(), 'forecourt-ensure-'));
	mkdirSync(join(dir, 'scripts'));
	cpSync('scripts/ensure.mjs', join(dir, 'scripts', 'ensure.mjs'));
	write('.npmrc', '');
	write('package.json', JSON.stringify({ dependencies: { a: '1.0.0' } }));
	write('package-lock.json', JSON.stringify({ packages: locked }));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(dir, file)), { recursive: true });
	writeFileSync(join(dir, file), text);
}

const noteInstalled = (packages: object): void =>
	write('node_modules/.package-lock.json', JSON.stringify({ packages }));

/** Runs ensure.mjs with an npm that notes its arguments and then does what `script` says. */
function ensure(script = ''): { status: number | null; said: string; npm: string[] } {
	const log = join(dir, 'npm.log');
	rmSync(log, { force: true });
	const note = `require('node:fs').appendFileSync(${JSON.stringify(log)}, process.argv.slice(2).join(' ') + '\\n');`;
	write('npm.js', `${note}\n${script}`);
	const env = { ...process.env, npm_execpath: join(dir, 'npm.js'), npm_node_execpath: process.execPath };
	const run = spawnSync(process.execPath, [join(dir, 'scripts', 'ensure.mjs')], { encoding: 'utf8', env });
	const npm = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : [];
	return { status: run.status, said: run.stdout + run.stderr, npm: npm.map((line) => line.replace(/ --log.*/, '')) };
}

/** As npm does: what is installed is noted last. */
const succeed = `const fs = require('node:fs'); const at = __dirname + '/node_modules';
fs.mkdirSync(at, { recursive: true }); fs.writeFileSync(at + '/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages: complete }))});`;

test('installs with npm ci where nothing is there, and then has nothing to do or say', () => {
	expect(ensure(succeed)).toMatchObject({ status: 0, npm: ['ci'] });
	expect(ensure(succeed)).toEqual({ status: 0, said: '', npm: [] });
});

test('takes what is installed as the lock says, and leaves out other platforms’ packages', () => {
	noteInstalled(complete);
	expect(ensure()).toEqual({ status: 0, said: '', npm: [] });
});

test.each([
	['another version', { ...complete, 'node_modules/a': { version: '0.9.0' } }],
	['a package that is not in the lock', { ...complete, 'node_modules/b': { version: '1.0.0' } }],
	['a package missing', { 'node_modules/node-here': nodeHere }],
	[
		'the Node of another platform',
		{ 'node_modules/a': a, 'node_modules/node-there': locked['node_modules/node-there'] },
	],
])('installs again for %s', (_, packages) => {
	noteInstalled(packages);
	expect(ensure(succeed)).toMatchObject({ status: 0, npm: ['ci'] });
});

test('a changed script in package.json installs nothing', () => {
	expect(ensure(succeed).npm).toEqual(['ci']);
	write('package.json', JSON.stringify({ scripts: { x: 'y' }, dependencies: { a: '1.0.0' } }));
	expect(ensure()).toEqual({ status: 0, said: '', npm: [] });
});

test('a lock that npm ci refuses is installed with npm install, which leaves the lock as it is', () => {
	const refuse = `if (process.argv[2] === 'ci') { console.error('npm error code EUSAGE'); process.exit(1); }\n${succeed}`;
	expect(ensure(refuse)).toMatchObject({ status: 0, npm: ['ci', 'install --no-save'] });
});

test('a failed install says what to do, and is tried again the next time', () => {
	const failed = ensure("console.error('npm error code ENOTFOUND'); process.exit(1);");
	expect(failed).toMatchObject({ status: 1, npm: ['ci'] });
	expect(failed.said).toContain('ENOTFOUND');
	expect(failed.said).toContain('check the network and the npm registry, then run this again');
	expect(ensure(succeed).npm).toEqual(['ci']);
});

test('a package.json that the lock does not know says which command to run', () => {
	write('package.json', JSON.stringify({ dependencies: { a: '2.0.0' } }));
	const { status, said, npm } = ensure();
	expect([status, said, npm]).toEqual([1, 'package-lock.json does not match package.json: run `npm run lock`.\n', []]);
});

test('several at once install once: the others wait and have nothing to do', async () => {
	const log = join(dir, 'npm.log');
	const go = join(dir, 'go');
	// An npm that is done when the test says so.
	write(
		'npm.js',
		`const { appendFileSync, existsSync } = require('node:fs');
		appendFileSync(${JSON.stringify(log)}, process.argv[2] + '\\n');
		const timer = setInterval(() => { if (existsSync(${JSON.stringify(go)})) { clearInterval(timer); ${succeed} } }, 20);`,
	);
	const env = { ...process.env, npm_execpath: join(dir, 'npm.js'), npm_node_execpath: process.execPath };
	let waiting = 0;
	const runs = [1, 2, 3].map(() => {
		const child = spawn(process.execPath, [join(dir, 'scripts', 'ensure.mjs')], { env });
		child.stdout.on('data', (said) => {
			if (String(said).includes('Waiting for another process') && ++waiting === 2) write('go', '');
		});
		return once(child, 'close');
	});
	expect(await Promise.all(runs)).toEqual([
		[0, null],
		[0, null],
		[0, null],
	]);
	expect(readFileSync(log, 'utf8')).toBe('ci\n');
	expect(existsSync(join(dir, '.forecourt', 'install.lock'))).toBe(false);
});

test('a lock that a killed process left is taken away', () => {
	const { pid } = spawnSync(process.execPath, ['-e', '']);
	write('.forecourt/install.lock', String(pid));
	expect(ensure(succeed)).toMatchObject({ status: 0, npm: ['ci'] });
});
