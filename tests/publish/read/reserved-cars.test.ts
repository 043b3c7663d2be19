import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { databasePlace, openDatabase } from '../../../netlify/platform/db/database.ts';
import { reservedCars as inDatabase } from '../../../netlify/rebuilds/reserved-cars.ts';
import { reservedCars, withReserved } from '../../../scripts/publish/read/reserved-cars.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import { makeSite, readSite } from '../../config/read.ts';
import { engines } from '../../support/databases.ts';
import { makeBuild } from '../../support/make-build.ts';

const site = readSite(makeSite({ enable_store: true, payment_provider: 'stripe' }));
const tenant = { slug: 'plain', dir: '', file: 'site.json', site, warnings: [] };
const job = { tenant, now: 1_790_000_000, out: '/tmp/nowhere' };

/** A published site that answers so. */
async function withSite<T>(
	status: number,
	text: string,
	work: (url: string, asked: string[]) => Promise<T>,
): Promise<T> {
	const asked: string[] = [];
	const server = createServer((request, response) => {
		const url = request.url ?? '';
		asked.push(url);
		if (!url.startsWith('/api/reservations')) return void response.writeHead(404).end();
		response.writeHead(status, { 'content-type': 'application/json' }).end(text);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	try {
		return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked);
	} finally {
		server.close();
	}
}

test('CAR-11 a build asks the published site which cars are reserved; a hold is none', async () => {
	const answer = JSON.stringify({
		cars: [
			{ id: 7, until: null },
			{ id: 8, until: 1_790_000_000_000 },
		],
	});
	await withSite(200, answer, async (published, asked) => {
		const { ids, warnings } = await reservedCars({ ...job, published }, true);
		expect([[...ids], warnings]).toEqual([[7], []]);
		expect(asked).toEqual(['/api/reservations?build=1790000000']);
		expect([...(await reservedCars({ ...job, published }, false)).ids]).toEqual([]);
	});
});

test.each([
	[500, 'oops', 1],
	[200, 'no JSON', 1],
	[404, '{}', 0],
])('CAR-11 where the published site answers %i %s, the build goes on', async (status, text, count) => {
	await withSite(status, text, async (published) => {
		const { ids, warnings } = await reservedCars({ ...job, published }, true);
		expect([ids.size, warnings.length]).toEqual([0, count]);
	});
});

test('CAR-11 a site that takes no deposits is not asked', async () => {
	const shut = { ...tenant, site: readSite(makeSite()) };
	expect((await reservedCars({ ...job, tenant: shut, published: 'http://127.0.0.1:1' }, true)).warnings).toEqual([]);
});

test.each(engines)('CAR-11 a build beside the server reads its database, on $name', async ({ make }) => {
	const database = await make();
	const db = await openDatabase(databasePlace(database.env));
	const claim = { tenant: 'plain', reservation_id: 'r' };
	await db
		.insertInto('car_claims')
		.values([
			{ ...claim, car_id: 7, until: null },
			{ ...claim, car_id: 8, until: 5 },
			{ ...claim, tenant: 'other', car_id: 9, until: null },
		])
		.execute();
	expect(await inDatabase(database.env, 'plain')).toEqual([7]);
	expect(await inDatabase({ FORECOURT_DATA: '/tmp/no-such-folder' }, 'plain')).toBeNull();
	await db.destroy();
	await database.drop();
});

test('CAR-11 a reserved car is reserved in the snapshot, the others are as they were', () => {
	const cars = [
		{ id: 7, reserved: false },
		{ id: 8, reserved: false },
	];
	const snapshot = { cars } as unknown as Snapshot;
	const next = withReserved(snapshot, new Set([7]));
	expect(next.cars.map(({ id, reserved }) => [id, reserved])).toEqual([
		[7, true],
		[8, false],
	]);
	expect(next.cars[1]).toBe(snapshot.cars[1]);
});

test('CAR-11 the next build marks a reserved car, and takes the mark away from one that is free again', async () => {
	const site = { enable_store: true, payment_provider: 'test', demo: true } as const;
	const { run, text } = makeBuild({ a: { cars: [{ id: 7 }, { id: 8 }], site } });
	const buildWith = (...ids: number[]) => {
		const answer = JSON.stringify({ cars: ids.map((id) => ({ id, until: null })) });
		return withSite(200, answer, async (published) => {
			await run(job.now, { published });
			return /schema\.org\/Reserved/.test(text(carPage)) ? 'reserved' : 'free';
		});
	};
	const carPage = 'a/cars/car-0/index.html';
	expect([await buildWith(), await buildWith(7), await buildWith()]).toEqual(['free', 'reserved', 'free']);
});
