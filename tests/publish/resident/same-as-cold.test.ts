import { join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { hashFolder } from '../../../scripts/faults/hash-folder.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import type { ResidentOptions } from '../../../scripts/publish/resident/build-request.ts';
import { openResident } from '../../../scripts/publish/resident/open-resident.ts';
import { drawCount } from '../../../scripts/testing/draw.ts';
import { build } from '../../support/quick-build.ts';
import { type Change, changes, Dealer } from './dealer.ts';

const kinds = Object.keys(changes) as Change[];
const step = fc.record({ kind: fc.constantFrom(...kinds), value: fc.nat(1000) });

test('whatever changes between builds, the resident builder publishes what a cold build of everything would', async () => {
	const dealer = new Dealer();
	const { tenantsDir, out } = dealer;
	const cold = join(dealer.dir, 'cold');
	const resident = await openResident({ tenantsDir, out, processes: 1 });
	const forgetful = await openResident({ tenantsDir, out: cold, processes: 1, mostPages: 0 });
	onTestFinished(() => Promise.all([resident.close(), forgetful.close()]).then(() => undefined));
	const check = async (options: ResidentOptions, by = forgetful.build): Promise<void> => {
		dealer.copyOut(cold);
		const report = await resident.build('motors', options);
		expect(report.problems).toEqual([]);
		await by('motors', { ...options, full: true });
		expect(hashFolder(tenantDirs(cold, 'motors').published)).toBe(hashFolder(dealer.dirs.published));
	};
	const run = async (steps: readonly { kind: Change; value: number }[]) => {
		for (const { kind, value } of steps) changes[kind](dealer, value);
		dealer.writeAll();
		// A build that takes whatever comes looks at everything; the others, only at what has changed.
		const isEmpty = dealer.cars.every(({ status }) => status === 'sold');
		await check({ now: dealer.now, acceptShrink: isEmpty });
		if (isEmpty) return;
		const { pages } = await resident.build('motors', { now: dealer.now });
		expect(pages).toMatchObject({ rendered: 0, removed: 0, written: 0 });
	};
	await run([]);
	const rounds = drawCount({ sample: 8, whole: 200 });
	const property = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), run);
	await fc.assert(property, { seed: 7, numRuns: rounds, endOnFailure: true });
	// And once against a build of the command line's, in its own process.
	dealer.change(3, { price: 12_345 });
	dealer.writeAll();
	await check({ now: dealer.now }, async (slug, options) => {
		const { tenants } = await build({ tenantsDir, out: cold, slugs: [slug], ...options });
		return tenants[0] ?? Promise.reject(new Error('not built'));
	});
}, 600_000);
