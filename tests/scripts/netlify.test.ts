import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTempDir } from '../support/temp-dir.ts';

const config = readFileSync('netlify.toml', 'utf8');
const settingOf = (name: string): string => new RegExp(`^${name} = "(.*)"$`, 'm').exec(config)?.[1] ?? '';

test('bash, with which Netlify runs it, takes the build command; without TENANT it says what to set', () => {
	const { TENANT: _, ...env } = process.env;
	const { status, stderr } = spawnSync('bash', ['-c', settingOf('command')], { env, encoding: 'utf8' });
	expect(stderr).toContain('Set TENANT to the slug of the tenant');
	expect(status).toBe(1);
});

test('the command leaves the site where netlify.toml publishes from, and every function', () => {
	const out = makeTempDir();
	const functions = join(out, 'functions');
	const args = ['scripts/netlify.ts', '--tenants', 'tests/fixtures/tenants', '--out', out, '--functions', functions];
	const env = { ...process.env, TENANT: 'plain' };
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
	expect(status, stderr).toBe(0);
	const sources = readdirSync('netlify/functions').filter((file) => file.endsWith('.ts'));
	expect(stdout).toContain(`${sources.length} functions`);
	for (const file of ['index.html', '404.html', '_headers', '_redirects']) {
		expect(existsSync(join(out, '_published', file)), file).toBe(true);
	}
	expect(join('dist', '_published')).toBe(settingOf('publish'));
	expect(existsSync(join(functions, 'deliver.mjs'))).toBe(true);
});

test('a tenant that cannot be built deploys nothing', () => {
	const out = makeTempDir();
	const env = { ...process.env, TENANT: 'no-such-tenant' };
	const { status, stderr } = spawnSync(process.execPath, ['scripts/netlify.ts', '--out', out], {
		env,
		encoding: 'utf8',
	});
	expect(status).toBe(1);
	expect(stderr).toContain('Nothing is deployed');
	expect(existsSync(join(out, '_published'))).toBe(false);
});

test('the bundle is made for all tenants, also where TENANT is set', () => {
	const script = "import('./astro.config.mjs').then(({ default: { output } }) => console.log(output))";
	const env = { ...process.env, TENANT: 'plain', FORECOURT_MODE: 'bundle' };
	const { stdout } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' });
	expect(stdout.trim()).toBe('server');
});

test('the build is told the address of the published site, which Netlify names', () => {
	const env = { ...process.env, TENANT: 'plain', URL: 'ftp://plain.example' };
	const args = ['scripts/netlify.ts', '--tenants', 'tests/fixtures/tenants', '--out', makeTempDir()];
	const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
	expect(status).toBe(1);
	expect(stderr).toContain('--published is "ftp://plain.example"');
});
