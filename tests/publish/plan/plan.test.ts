import { expect, test } from 'vitest';
import type { TenantJob } from '../../../scripts/publish/job.ts';
import { partReads } from '../../../scripts/publish/plan/page-reads.ts';
import { planPages, usableState } from '../../../scripts/publish/plan/plan.ts';
import { createReadHash } from '../../../scripts/publish/plan/read-hash.ts';
import { type BuildState, type PageState, pageIdentity } from '../../../scripts/publish/plan/state.ts';
import type { SiteInput } from '../../../src/config/site.ts';
import { listPages, modelOf } from '../../../src/site/pages/page-table.ts';
import { recordReads } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';

/** The state that a build of this site would have kept: every page with what its model reads. */
function stateOf(site: Site): BuildState {
	const hashOfRead = createReadHash(site);
	const values = new Map<string, string>();
	const pages = new Map<string, PageState>();
	for (const page of listPages(site)) {
		const { view, reads } = recordReads(site);
		modelOf(view, page);
		pages.set(page.path, {
			identity: pageIdentity(page),
			reads: partReads(reads),
			hash: '',
			bytes: 0,
			changed: '',
			share: null,
		});
		for (const read of reads) values.set(read, hashOfRead(read));
	}
	return { site: '', bundle: '', sideFiles: '', previous: null, values, pages };
}

const stock = () =>
	Array.from({ length: 25 }, (_, index) => makeCar({ stocknum: `S${index}`, custom_rank: 100 - index }));

function rendered(before: Site, after: Site): string[] {
	const checks = { hashOfRead: createReadHash(after), isIntact: () => true };
	return planPages(listPages(after), stateOf(before), checks).render.map(({ path }) => path);
}

const change = (cars: Car[], index: number, set: Partial<Car>) =>
	cars.map((car, at) => (at === index ? { ...car, ...set } : car));

test('nothing changed: nothing is rendered', () => {
	expect(rendered(makeSite({}, stock()), makeSite({}, stock()))).toEqual([]);
});

test('a changed price: the car’s page and the lists and similar cars’ pages that show its card', () => {
	const after = makeSite({}, change(stock(), 22, { price: 12_345 }));
	const paths = rendered(makeSite({}, stock()), after);
	expect(paths.filter((path) => path.endsWith('/'))).toEqual([
		// Their calculators begin at the middle price: no other car has one.
		'/finance/',
		'/finance-pre-approval/',
		// The lowest price of its model.
		'/models/',
		'/vehicles/',
		'/search/new-used-and-demo-cars/page/2/',
		'/search/used-cars/page/2/',
		'/cars/2021-kia-rio-s3/',
		'/cars/2021-kia-rio-s4/',
		'/cars/2021-kia-rio-s22/',
		'/cars/2021-kia-rio-s23/',
		'/cars/2021-kia-rio-s24/',
	]);
});

test('a car that is gone takes its page and the places that counted it', () => {
	const paths = rendered(makeSite({}, stock()), makeSite({}, stock().slice(0, -1)));
	expect(paths).toContain('/search/used-cars/');
	expect(paths).toContain('/sitemap.xml');
	// Those that showed it among similar cars.
	const similar = [3, 4, 5, 6].map((car) => `/cars/2021-kia-rio-s${car}/`);
	expect(paths.filter((path) => path.startsWith('/cars/'))).toEqual(similar);
});

test('a changed phone number of the site: the pages that show it, not the style sheet', () => {
	const set = (phone: string): Partial<SiteInput> => ({ phone });
	const paths = rendered(makeSite(set('(02) 5550 0101'), stock()), makeSite(set('(02) 5550 0102'), stock()));
	expect(paths).toContain('/contact/');
	expect(paths).not.toContain('/theme.css');
});

test('without a state everything is rendered', () => {
	const site = makeSite();
	const checks = { hashOfRead: createReadHash(site), isIntact: () => true };
	expect(planPages(listPages(site), null, checks).reuse).toEqual([]);
});

test('SITE-16 pages of another bundle are all rendered again', () => {
	const job = { full: false, bundle: { id: 'new' } } as TenantJob;
	const old = { ...stateOf(makeSite()), bundle: 'new' };
	expect(usableState(job, old)).toBe(old);
	expect(usableState(job, { ...old, bundle: 'old' })).toBeNull();
	expect(usableState({ ...job, full: true }, old)).toBeNull();
});
