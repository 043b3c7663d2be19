import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished, test } from 'vitest';
import { watchTenants } from '../../../scripts/builder/changed-files.ts';
import { createTenantList } from '../../../scripts/builder/known-tenants.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';
import { until } from '../../support/until.ts';

test('SITE-16 a change of a file is a change of the tenants that are made from it', async () => {
	const dir = makeTempDir();
	const shared = { type: 'file', path: '../_shared/stock.jsonl', max_left_out_share: 1 };
	const outside = { ...shared, path: join(dir, 'feeds', 'stock.jsonl') };
	const tenantsDir = writeTenants(join(dir, 'tenants'), {
		own: {},
		one: { site: { stock_feed: shared } },
		two: { site: { stock_feed: shared } },
		far: { site: { stock_feed: outside } },
		other: {},
	});
	for (const folder of ['feeds', 'tenants/_shared', 'tenants/own/assets']) mkdirSync(join(dir, folder));
	const seen: [string, string][] = [];
	const { close } = watchTenants({
		tenantsDir,
		tenants: createTenantList(tenantsDir, []),
		onChange: (slug, why) => void seen.push([slug, why]),
		say: (text) => {
			throw new Error(text);
		},
	});
	onTestFinished(close);
	const writes = (slugs: readonly string[], file: string) => async () => {
		seen.splice(0);
		// As a careful program writes: beside it, then in its place.
		writeFileSync(`${join(dir, file)}.tmp`, 'x');
		renameSync(`${join(dir, file)}.tmp`, join(dir, file));
		await until(() => slugs.every((slug) => seen.some(([one]) => one === slug)));
		const others = seen.filter(([slug]) => !slugs.includes(slug));
		if (others.length > 0) throw new Error(`${file}: ${JSON.stringify(others)}`);
	};
	await writes(['own'], 'tenants/own/site.json')();
	await writes(['own'], 'tenants/own/assets/car.png')();
	await writes(['one', 'two'], 'tenants/_shared/stock.jsonl')();
	await writes(['far'], 'feeds/stock.jsonl')();
	// A folder that comes later, and a tenant that does.
	mkdirSync(join(dir, 'tenants/other/pages'));
	await writes(['other'], 'tenants/other/pages/about.md')();
	mkdirSync(join(dir, 'tenants/fresh'));
	await writes(['fresh'], 'tenants/fresh/site.json')();
});
