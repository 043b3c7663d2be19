import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { keepLog, logBetween, newBuildLog } from '../../../scripts/publish/report/build-log.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

const later = (): number => Date.now() + 60_000;

test('SITE-16 a build keeps a log: its steps with their times, the pages written, what it warned of and how it ended', async () => {
	const dir = makeTempDir();
	const [out, tenantsDir] = [join(dir, 'dist'), join(dir, 'tenants')];
	writeTenants(tenantsDir, { north: { cars: [{ images: [] }] } });
	await build({ tenantsDir, out, slugs: ['north'] });
	const { logs } = tenantDirs(out, 'north');
	const texts = (logBetween(logs, 0, later()) ?? []).map(({ level, text }) => `${level} ${text}`);
	expect(texts[0]).toBe('info Reading config and stock');
	expect(texts).toContain('page written /');
	expect(texts).toContain('info 1 cars on the site, 0 records left out');
	expect(texts.some((text) => /^info Publishing: took [\d,]+ ms$/.test(text))).toBe(true);
	expect(texts.at(-1)).toBe('info Published');
});

test('SITE-16 a line of a log keeps its level and is one line', () => {
	const dir = makeTempDir();
	const log = newBuildLog();
	log.say('error', 'site.json: name: expected a text.\nWrite one.');
	keepLog(dir, log);
	expect(logBetween(dir, 0, later())).toEqual([
		{ at: expect.any(String), level: 'error', text: 'site.json: name: expected a text. Write one.' },
	]);
	expect(logBetween(dir, 0, 1)).toBeNull();
});

test('SITE-16 the logs of the last ten builds are kept', () => {
	const dir = makeTempDir();
	for (let at = 1; at <= 12; at++) keepLog(dir, { ...newBuildLog(), started: at * 60_000 });
	expect(logBetween(dir, 0, 2 * 60_000)).toBeNull();
	expect(logBetween(dir, 3 * 60_000 + 900, 3 * 60_000 + 1_500)).toEqual([]);
});
