import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { thisBuilder } from '../../../scripts/publish/disk/builder.ts';
import type { TenantReport } from '../../../scripts/publish/report/build-report.ts';
import { keepReport, readKeptReport } from '../../../scripts/publish/report/kept-report.ts';
import { emptyReport } from '../../../scripts/publish/report/tenant-report.ts';

let out: string;
beforeEach(() => {
	out = mkdtempSync(join(tmpdir(), 'forecourt-report-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const keep = (...tenants: (Partial<TenantReport> & { slug: string })[]) =>
	keepReport(
		out,
		{
			ok: true,
			startedAt: '2026-06-15T02:00:00.000Z',
			durationMs: 1,
			bundle: { id: 'x', rebuilt: false, durationMs: 0 },
			problems: [],
			tenants: tenants.map((tenant) => ({ ...emptyReport(tenant.slug), ...tenant })),
		},
		thisBuilder(),
	);
const kept = (slug: string) => readKeptReport(out)?.tenants.find((tenant) => tenant.slug === slug);

const pages = { rendered: 3, reused: 7, removed: 0, written: 3 };
const good = { slug: 'acme', name: 'Acme Motors', pages, cars: { listed: 12, leftOut: 1 }, bytes: 99 };
const look = {
	...({ template: 'car', brand: '#112233', onBrand: '#ffffff', picture: null, domain: null } as const),
	theme: { hero: 'split', font: 'archivo' },
};

test('SITE-3 a build that failed keeps what its published site is called, how it looks and what is in it', async () => {
	await keep({ ...good, look });
	await keep({ slug: 'acme', ok: false });
	expect(kept('acme')).toMatchObject({ name: 'Acme Motors', look, before: { pages, cars: good.cars, bytes: 99 } });
	await keep({ slug: 'acme', ok: false, name: 'Acme Cars' });
	expect(kept('acme')).toMatchObject({ name: 'Acme Cars', before: { cars: good.cars } });
	await keep(good);
	expect(kept('acme')).not.toHaveProperty('before');
});

test('SITE-3 a tenant whose first build failed stays in the report for as long as it has a config', async () => {
	const configFile = join(out, 'site.json');
	writeFileSync(configFile, '{');
	mkdirSync(join(out, 'acme'));
	await keep(
		good,
		{ slug: 'fresh', ok: false, configFile },
		{ slug: 'gone', ok: false, configFile: `${configFile}.old` },
	);
	await keep(good);
	expect(readKeptReport(out)?.tenants.map(({ slug }) => slug)).toEqual(['acme', 'fresh']);
});
