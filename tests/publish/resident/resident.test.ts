import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashFolder } from '../../../scripts/faults/hash-folder.ts';
import { thisBuilder } from '../../../scripts/publish/disk/builder.ts';
import { ownerOf, tryLock } from '../../../scripts/publish/disk/lock.ts';
import { reportFile } from '../../../scripts/publish/paths.ts';
import type { BuildReport, TenantReport } from '../../../scripts/publish/report/build-report.ts';
import type { ResidentOptions, ResidentSettings } from '../../../scripts/publish/resident/build-request.ts';
import { openResident } from '../../../scripts/publish/resident/open-resident.ts';
import { isAlive } from '../../../scripts/testing/end-cluster.ts';
import { formatProblem } from '../../../src/config/problem.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';
import { until } from '../../support/until.ts';
import { Dealer } from './dealer.ts';

/** A dealer whose site a resident builder has published once. */
async function openDealer(settings: Partial<ResidentSettings> = {}) {
	const dealer = new Dealer();
	const { tenantsDir, out, dirs } = dealer;
	const resident = await openResident({ tenantsDir, out, processes: 1, ...settings });
	onTestFinished(resident.close);
	const run = (options: ResidentOptions = {}): Promise<TenantReport> => {
		dealer.writeAll();
		return resident.build('motors', { now: dealer.now, ...options });
	};
	expect(problemsOf(await run())).toBe('');
	const page = (path: string): string => readFileSync(join(dirs.published, path, 'index.html'), 'utf8');
	const site = (): string => hashFolder(dirs.published);
	return { dealer, resident, run, page, site };
}

const problemsOf = ({ problems }: TenantReport): string => problems.map(formatProblem).join('\n');

test('a build that fails leaves the site as it is, and the next one forgets nothing and remembers nothing wrong', async () => {
	const { dealer, resident, run, page, site } = await openDealer();
	const before = site();
	dealer.change(2, { price: 11_111 });
	dealer.writeAll();
	dealer.write('site.json', '{');
	expect(await resident.build('motors')).toMatchObject({ ok: false, published: true });
	dealer.writeAll();
	dealer.write('stock.jsonl', '');
	expect(problemsOf(await resident.build('motors', { now: dealer.now }))).toContain('no car to list');
	expect(site()).toBe(before);
	expect(await run()).toMatchObject({ ok: true, pages: { removed: 1 } });
	expect(page('cars/car-2')).toContain('11,111');
	expect(problemsOf(await resident.build('motor'))).toContain('Did you mean "motors"?');
	await resident.close();
	const kept = JSON.parse(readFileSync(reportFile(dealer.out), 'utf8')) as BuildReport;
	expect(kept.tenants.map(({ slug, ok }) => [slug, ok])).toEqual([['motors', true]]);
});

test('what another process publishes, or locks, in between is noticed', async () => {
	const { dealer, resident, run, page, site } = await openDealer();
	dealer.change(2, { price: 12_222 });
	dealer.writeAll();
	const { tenantsDir, out, now } = dealer;
	const other = await build({ tenantsDir, out, slugs: ['motors'], now });
	expect(other.ok).toBe(true);
	const published = site();
	expect(await run()).toMatchObject({ ok: true, pages: { rendered: 0, written: 0 } });
	expect(site()).toBe(published);
	dealer.change(3, { price: 13_333 });
	expect(await run()).toMatchObject({ ok: true });
	expect([page('cars/car-2'), page('cars/car-3')].map((text) => /1[23],\d{3}/.exec(text)?.[0])).toEqual([
		'12,222',
		'13,333',
	]);
	const lock = tryLock(dealer.dirs.lock, thisBuilder());
	expect(problemsOf(await run({ waitMinutes: 0 }))).toContain('another build of this tenant');
	const waiting = run();
	writeTenants(tenantsDir, { second: { site: { share_pictures: 'photo' } } });
	expect(await resident.build('second', { now })).toMatchObject({ ok: true, published: true });
	lock?.release();
	expect(await waiting).toMatchObject({ ok: true });
});

test('a process that dies, or takes too long, costs the build that it was at; the next one goes through', async () => {
	const { dealer, run, site } = await openDealer();
	const before = site();
	// The note of the owner cannot be read while it is being written. Number 0 would be our own process group.
	const owner = () => until(() => ownerOf(dealer.dirs.lock));
	const first = await owner();
	process.kill(first.holder, 'SIGKILL');
	await until(() => !isAlive(first.holder));
	expect(await run({ full: true })).toMatchObject({ ok: true });
	const { since } = await owner();
	const building = run({ full: true });
	const next = await until(() => [ownerOf(dealer.dirs.lock)].find((found) => found && found.since !== since));
	process.kill(next.holder, 'SIGKILL');
	expect(problemsOf(await building)).toContain('ended before the site was finished (SIGKILL)');
	expect(await run()).toMatchObject({ ok: true });
	expect(site()).toBe(before);
	expect(existsSync(dealer.dirs.published)).toBe(true);
	const hurried = await openResident({ ...dealer, processes: 1, tenantMinutes: 0.000_1 });
	onTestFinished(hurried.close);
	const late = await hurried.build('motors', { now: dealer.now, full: true });
	expect(problemsOf(late)).toContain('--tenant-minutes');
	expect(await run()).toMatchObject({ ok: true });
	expect(site()).toBe(before);
});
