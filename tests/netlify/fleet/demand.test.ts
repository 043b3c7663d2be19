import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { siteDemand } from '../../../netlify/fleet/demand.ts';
import { lastDays } from '../../../netlify/fleet/last-day.ts';
import { leadDays } from '../../../netlify/fleet/lead-days.ts';
import { insertLead } from '../../../netlify/leads/store/lead-rows.ts';
import type { StoredLead } from '../../../netlify/platform/db/rows/lead-rows.ts';
import type { Db } from '../../../netlify/platform/db/schema.ts';
import type { Tenants } from '../../../netlify/platform/runtime/tenants.ts';
import { recordBuild } from '../../../netlify/rebuilds/store/record.ts';
import { engines } from '../../support/databases.ts';
import { useDatabase } from '../../support/use-database.ts';
import { makeLead } from '../delivery/parcel.ts';

const tenants: Tenants = { at: () => null, bySlug: () => null, slugs: () => [] };
const now = Date.parse('2026-06-15T02:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;

describe.each(engines)('what visitors wanted on $name', ({ make }) => {
	let db: Db;
	useDatabase({
		make,
		emptied: ['lead_care', 'builds', 'events', 'outbox', 'leads'],
		onOpen: (opened) => (db = opened.db),
	});

	async function lead(payload: StoredLead['payload'], age: number, over: Partial<StoredLead> = {}): Promise<void> {
		const at = now - age;
		const times = { created_at: at, updated_at: at, completed_at: at };
		await insertLead(db, makeLead(payload, { id: randomUUID(), tenant: 'acme', ...times, ...over }));
	}
	const cared = (lead_id: string, over: { outcome?: 'sold'; follow_up?: string }) =>
		db
			.insertInto('lead_care')
			.values({
				lead_id,
				tenant: 'acme',
				owner: '',
				follow_up: '',
				outcome: null,
				reason: '',
				updated_at: now,
				...over,
			})
			.execute();
	const numberShown = (car: object, age: number) =>
		db
			.insertInto('events')
			.values({
				...{ id: randomUUID(), tenant: 'acme', kind: 'car_phone_call', payload: JSON.stringify(car) },
				created_at: now - age,
			})
			.execute();
	const built = (
		tenant: string,
		outcome: 'published' | 'unchanged' | 'held_back',
		{ age, moved }: { age: number; moved?: [number, number] },
	) =>
		recordBuild(db, {
			...{ tenant, outcome, builder: 'b', by: 'Sam', why: '', message: null },
			facts: moved
				? {
						...{ pages: { rendered: 0, reused: 0, removed: 0, written: 0 }, site: null, bytes: 0 },
						...{ warnings: [], problems: [], cars: { listed: 9, left_out: 0, in: moved[0], out: moved[1] } },
					}
				: null,
			started_at: now - age - 1_000,
			finishedAt: now - age,
		});

	test('FORM-10 leads by source and wish, and the cars that they and the calls are about', async () => {
		const rio = { page_id: '/cars/2021-kia-rio-k8/', car_id: '8', stock_number: 'K8' };
		const seen = ['/', '/cars/', '/cars/2020-mg3-m1/', '/cars/2020-mg3-m1/'];
		await lead({ ...rio, category: 'Used Vehicle Enquiry', linked_query_params: { gclid: 'x' } }, day);
		await lead({ ...rio, category: 'Used Vehicle Enquiry', visited_pages: seen }, 2 * day);
		await lead({ category: 'Service Enquiry' }, 3 * day, { origin: 'api:carsales' });
		await lead(rio, 30 * day, { id: 'old' });
		await lead(rio, 40 * day, { id: 'later' });
		await lead({ category: 'Service Enquiry' }, 4 * day, { id: 'sold', origin: 'api:carsales' });
		await cared('sold', { outcome: 'sold' });
		await cared('old', { follow_up: '2026-06-14' });
		await cared('later', { follow_up: '2026-06-16' });
		await lead(rio, day, { tenant: 'bolt' });
		await lead(rio, day, { status: 'incomplete', completed_at: null });
		await numberShown({ url: 'https://acme.example/cars/2021-kia-rio-k8/?from=list', stock_number: 'K8' }, day);
		await numberShown({ stock_number: 7 }, 2 * day);
		await numberShown({ stock_number: 'K8' }, 30 * day);
		expect(await siteDemand({ db, tenants, now: () => now }, 'acme', 28)).toEqual({
			due: 1,
			sold: 1,
			days: 28,
			drives: { count: 0, next: null },
			calls: 2,
			callsBefore: 1,
			// The newest first, where as many came.
			sources: [
				{ name: 'carsales', leads: 2 },
				{ name: 'Google Ads', leads: 1 },
				{ name: null, leads: 1 },
			],
			wishes: [
				{ name: 'Used Vehicle Enquiry', leads: 2 },
				{ name: 'Service Enquiry', leads: 2 },
			],
			cars: [
				{ id: '8', slug: '2021-kia-rio-k8', stock: 'K8', leads: 2, calls: 1, seen: 0 },
				{ id: '', slug: '', stock: '7', leads: 0, calls: 1, seen: 0 },
				{ id: '', slug: '2020-mg3-m1', stock: '', leads: 0, calls: 0, seen: 1 },
			],
		});
	});

	test('FORM-10 the days are whole ones, as in the chart beside; leads from one list are of the car that each names', async () => {
		const list = { page_id: '/search/used-cars/' };
		await lead({ ...list, car_id: '8', stock_number: 'K8' }, hour);
		await lead({ ...list, car_id: '9', stock_number: 'K9' }, hour);
		await lead({ ...list, car_id: '9', stock_number: 'K9' }, 27 * day + hour);
		// The evening before the first of the days.
		await lead({ ...list, car_id: '9', stock_number: 'K9' }, 27 * day + 12 * hour);
		const { cars, sources } = await siteDemand({ db, tenants, now: () => now }, 'acme', 28);
		expect(sources).toEqual([{ name: null, leads: 3 }]);
		expect(cars.map(({ stock, leads }) => [stock, leads]).toSorted()).toEqual([
			['K8', 1],
			['K9', 2],
		]);
		const chart = await leadDays({ db, tenants, now: () => now }, 'acme', 28);
		expect(chart.reduce((sum, { leads }) => sum + leads, 0)).toBe(3);
	});

	test('SITE-16 the last 24 hours of each site: leads, builds that changed it or failed, cars in and out', async () => {
		await lead({}, hour);
		await lead({}, 25 * hour);
		await built('acme', 'published', { age: hour, moved: [4, 1] });
		await built('acme', 'published', { age: 2 * hour, moved: [1, 2] });
		await built('acme', 'unchanged', { age: 3 * hour });
		await built('acme', 'published', { age: 25 * hour, moved: [90, 90] });
		await built('bolt', 'held_back', { age: hour });
		const days = await lastDays(db, now);
		expect(days.get('acme')).toEqual({ leads: 1, published: 2, failed: 0, carsIn: 5, carsOut: 3 });
		expect(days.get('bolt')).toEqual({ leads: 0, published: 0, failed: 1, carsIn: 0, carsOut: 0 });
		expect(days.size).toBe(2);
	});
});
