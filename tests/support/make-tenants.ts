import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A tenant to write: keys laid over a valid site.json, cars of its feed laid over a valid car, further files. */
export type TenantFiles = {
	site?: Record<string, unknown>;
	cars?: readonly Record<string, unknown>[];
	/** Files by name, such as `stock.csv` or `assets/car.png`. */
	files?: Record<string, string | Uint8Array>;
};

/** Writes tenants as folders with a site.json and a stock.jsonl; returns the folder that holds them. */
export function writeTenants(tenantsDir: string, tenants: Record<string, TenantFiles>): string {
	for (const [slug, { site = {}, cars = [{}], files = {} }] of Object.entries(tenants)) {
		const dir = join(tenantsDir, slug);
		mkdirSync(dir, { recursive: true });
		const texts = {
			'site.json': JSON.stringify({ ...validSite(slug), ...site }, null, '\t'),
			'stock.jsonl': cars.map((car, index) => `${JSON.stringify({ ...validCar(index), ...car })}\n`).join(''),
			...files,
		};
		for (const [name, text] of Object.entries(texts)) {
			mkdirSync(dirname(join(dir, name)), { recursive: true });
			writeFileSync(join(dir, name), text);
		}
	}
	return tenantsDir;
}

const validSite = (slug: string) => ({
	slug,
	name: `Dealer ${slug}`,
	url: `https://${slug}.example`,
	stock_feed: { type: 'file', path: 'stock.jsonl', max_left_out_share: 1 },
	finance: { fees: {} },
	forms: { opt_in_default: false },
	leads: { destinations: { mail: { kind: 'adf_mail', to: ['leads@dealer.example'] } } },
});

const validCar = (index: number) => ({
	slug: `car-${index}`,
	stocknum: `S${index}`,
	make: 'Kia',
	model: 'Rio',
	year: 2021,
	price: 20_000 + index,
	status: 'in_stock',
	car_type: 'used',
	show_on_dealer_website: true,
	custom_rank: 1000 - index,
});
