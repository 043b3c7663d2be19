import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from '../../../scripts/publish/build.ts';
import { openWorkers } from '../../../scripts/publish/workers/workers.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

test('the largest tenant is begun first, unless somebody waits for another', async () => {
	const dir = makeTempDir();
	const cars = (count: number) => Array.from({ length: count }, () => ({}));
	const tenantsDir = writeTenants(join(dir, 'tenants'), {
		alpha: { cars: cars(1) },
		bravo: { cars: cars(20) },
		charlie: { cars: cars(10) },
	});
	const ended = async (out: string, chooseNext?: (slugs: readonly string[]) => number) => {
		const order: string[] = [];
		const workers = openWorkers(1, chooseNext);
		await build({
			...{ tenantsDir, out: join(dir, out), slugs: 'all', workers },
			...(chooseNext && { chooseNext }),
			onProgress: ({ report }) => report && order.push(report.slug),
		});
		workers.close();
		return order;
	};
	expect(await ended('one')).toEqual(['bravo', 'charlie', 'alpha']);
	expect(await ended('two', (slugs) => Math.max(0, slugs.indexOf('alpha')))).toEqual(['alpha', 'bravo', 'charlie']);
});
