import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildHash, sha1Of } from '../../scripts/deploy/site/site-files.ts';
import { hashOf } from '../../scripts/publish/disk/hash.ts';
import { noLists } from '../../src/domain/stock/known-lists.ts';
import { shortHashOf, storedRecord } from '../../src/stock/feed/stock-record.ts';

/** Monday 15 June 2026, noon in Sydney. */
const builtAt = Date.UTC(2026, 5, 15, 2) / 1000;

type Set = { cars?: readonly string[]; files?: Record<string, string>; built?: number };

/** Writes a small site as the build publishes it, record and all, for tests of what becomes of sites. Returns its build id. */
export function writeBuiltSite(
	out: string,
	slug: string,
	{ cars = ['kia-rio'], files = {}, built = builtAt }: Set = {},
): string {
	const pages: Record<string, string> = {
		'index.html': `<h1>${slug}</h1>${cars.join()}`,
		'404.html': '<h1>Not found</h1>',
		'gone/index.html': '<h1>Sold</h1>',
		...Object.fromEntries(cars.map((car) => [`cars/${car}/index.html`, `<h1>${car}</h1>`])),
	};
	const known = Object.values(pages).map((html): [string, string] => [
		shortHashOf(buildHash(sha1Of(html))),
		'2026-06-15',
	]);
	const record = {
		tenant: slug,
		built,
		priced: 'en-AU',
		losses: { since: built, known: cars.length, lost: 0 },
		history: {
			cars: cars.map((car) => ({
				slug: car,
				since: '2026-06-15',
				keys: ['', '', ''] as const,
				former: [],
				prices: [],
				sold: null,
			})),
			gone: [],
			began: '2026-06-15',
		},
		past: {},
		lists: noLists,
		pages: new Map(known),
	};
	const all: Record<string, string> = {
		...pages,
		_redirects: '/404 /404.html 404!\n/old /cars/ 301\n/cars/sold /gone/ 410\n',
		_headers: '/*\n  X-Content-Type-Options: nosniff\n',
		'tenant.json': `{"domain":"${slug}.example"}\n`,
		'chunks.json': '{"current":["_astro/app.js"],"earlier":{}}\n',
		'_astro/app.js': 'run()',
		'stock-index/cars.json': JSON.stringify(cars),
		'stock-record.json': JSON.stringify(storedRecord(record)),
		...files,
	};
	const id = hashOf(JSON.stringify(all));
	rmSync(join(out, slug), { recursive: true, force: true });
	for (const [file, text] of Object.entries({ ...all, 'build.txt': `${id}\n` })) {
		mkdirSync(dirname(join(out, slug, file)), { recursive: true });
		writeFileSync(join(out, slug, file), text);
	}
	return id;
}
