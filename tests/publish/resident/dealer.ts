import { existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../../scripts/publish/disk/list-files.ts';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { makeTempDir } from '../../support/temp-dir.ts';

type Car = Record<string, unknown>;
const makes = [
	['Kia', 'Rio', 'Hatch'],
	['Toyota', 'Hilux', 'Ute'],
	['Ford', 'Puma', 'SUV'],
] as const;

/** The tenant "motors": a dealer whose folder, feed, clock and published site a test changes as it likes. */
export class Dealer {
	readonly dir = makeTempDir();
	readonly tenantsDir = join(this.dir, 'tenants');
	readonly out = join(this.dir, 'out');
	readonly dirs = tenantDirs(this.out, 'motors');
	readonly site: Record<string, unknown> = { include_sold_cars_days: 3, share_pictures: 'photo', stock_feed: openFeed };
	readonly cars: Car[] = [];
	made = 0;
	now = testNow;

	constructor() {
		for (let count = 0; count < 8; count++) this.add();
		this.write('assets/car.svg', picture(9));
	}

	add(): void {
		const [make, model, body] = makes[this.made % makes.length] ?? makes[0];
		const images = [photo(this.made % 2 ? '/assets/car.svg' : 'https://photos.example/car.jpg')];
		const number = this.made++;
		this.cars.push({ slug: `car-${number}`, stocknum: `S${number}`, make, model, simple_body: body, images });
	}

	/** Changes a car of the feed. */
	change(at: number, facts: Car): void {
		Object.assign(this.cars[at % this.cars.length] ?? {}, facts);
	}

	/** Lets time pass, in seconds. */
	pass(seconds: number): void {
		this.now += seconds;
	}

	write(name: string, text: string): void {
		const file = join(this.tenantsDir, 'motors', name);
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(file, text);
	}

	/** Makes `dir` a folder with the same site and state; builds replace files and write into none, so these are linked. */
	copyOut(dir: string): void {
		const copy = tenantDirs(dir, 'motors');
		rmSync(dir, { recursive: true, force: true });
		mkdirSync(dirname(copy.state), { recursive: true });
		if (existsSync(this.dirs.state)) linkSync(this.dirs.state, copy.state);
		for (const file of existsSync(this.dirs.published) ? listFiles(this.dirs.published) : []) {
			mkdirSync(dirname(join(copy.published, file)), { recursive: true });
			linkSync(join(this.dirs.published, file), join(copy.published, file));
		}
	}

	writeAll(): void {
		writeTenants(this.tenantsDir, { motors: { site: this.site, cars: this.cars } });
	}
}

/** A feed that is never held back for what it has lost or won. */
const openFeed = {
	...{ type: 'file', path: 'stock.jsonl', max_left_out_share: 1 },
	...{ max_gone_share: 1, max_gone_share_week: 1, max_growth_share: 100 },
};

/** What may happen between two builds; `value` is any number. */
export const changes = {
	price: (dealer, value) => dealer.change(value, { price: 9_000 + (value % 50) * 500 }),
	model: (dealer, value) => dealer.change(value, { model: `Model ${value % 4}` }),
	reserved: (dealer, value) => dealer.change(value, { reserved: value % 2 === 0 }),
	'no photo': (dealer, value) => dealer.change(value, { images: [photo(`/assets/none-${value % 2}.svg`)] }),
	arrived: (dealer) => dealer.add(),
	gone: ({ cars }, value) => void cars.splice(value % cars.length, cars.length > 3 ? 1 : 0),
	sold: (dealer, value) => dealer.change(value, { status: 'sold', sold_date_timestamp: dealer.now }),
	'just created': (dealer, value) => dealer.change(value, { created_at_timestamp: dealer.now - (value % 9) * 86_400 }),
	'available later': (dealer, value) =>
		dealer.change(value, { available_from_timestamp: dealer.now + (value % 3) * 86_400 }),
	order: ({ cars }) => void cars.reverse(),
	config: ({ site }, value) => Object.assign(site, { name: `Dealer ${value % 5}`, garage_enabled: value % 2 === 0 }),
	theme: (dealer, value) => dealer.write('theme.css', `.site { order: ${value % 3} }\n`),
	article: (dealer, value) => dealer.write(`content/blog/news-${value % 2}.md`, article(value)),
	picture: (dealer, value) => dealer.write('assets/car.svg', picture(value % 9)),
	later: (dealer, value) => dealer.pass((value % 4) * 40_000),
	'site deleted': ({ dirs }) => rmSync(dirs.published, { recursive: true, force: true }),
	'state deleted': ({ dirs }) => rmSync(dirs.state, { force: true }),
	'page deleted': ({ dirs }) => rmSync(join(dirs.published, 'index.html'), { force: true }),
	'page edited': ({ dirs }) => {
		if (existsSync(dirs.published)) writeFileSync(join(dirs.published, 'index.html'), '<p>edited</p>');
	},
} satisfies Record<string, (dealer: Dealer, value: number) => unknown>;

export type Change = keyof typeof changes;

const photo = (url: string) => ({ image: { url } });
const picture = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}"/>`;
const article = (value: number): string =>
	`---\ntitle: News ${value % 7}\ndate: 2026-05-01\ndescription: What is new\n---\n\nText ${value}.\n`;
