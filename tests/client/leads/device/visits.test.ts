import { describe, expect, test } from 'vitest';
import { readVisits, type Visits, visited } from '../../../../src/client/leads/device/visits.ts';

const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 21);
const none = readVisits(null);
const see = (visits: Visits, address: string, at = now): Visits => {
	const { pathname, search } = new URL(address, 'https://site.example');
	return visited(visits, { path: pathname, search }, at);
};

describe('USER-6 the way of a visitor', () => {
	test('USER-6 pages in order, each once, without success pages', () => {
		const seen = ['/', '/used-cars/', '/', '/success/?category=x', '/cars/a/'].reduce(
			(all, page) => see(all, page),
			none,
		);
		expect(seen.pages).toEqual(['/', '/used-cars/', '/cars/a/']);
	});

	test('USER-6 only the page of thanks is a success page', () => {
		const seen = ['/success', '/success/', '/success-stories/'].reduce((all, page) => see(all, page), none);
		expect(seen.pages).toEqual(['/success-stories/']);
	});

	test('USER-6 a saved query without tracking keys does not keep an advertisement’s out, one with them does', () => {
		const searched = see(none, '/a/?q=hilux');
		const advertised = see(searched, '/b/?gclid=1', now + 1);
		expect(advertised).toEqual({ pages: ['/b/'], query: { gclid: '1' }, savedAt: now + 1 });
		expect(see(advertised, '/c/?fbclid=2', now + 2)).toEqual({ ...advertised, pages: ['/b/', '/c/'] });
	});

	test('USER-6 all five tracking keys are preserved, and go with what is kept for the lead', () => {
		const keys = ['gclid', 'fbclid', 'utm_source', 'utm_medium', 'utm_campaign'];
		const query = keys.map((key) => `${key}=${key}-1`).join('&');
		const seen = see(see(none, `/?${query}&payment_intent=x&payment_intent_client_secret=y&redirect_status=z`), '/b/');
		expect(Object.keys(seen.query)).toEqual(keys);
	});

	test('USER-5 not more than 50', () => {
		const seen = Array.from({ length: 60 }, (_, index) => `/cars/${index}/`).reduce(
			(all, page) => see(all, page),
			none,
		);
		expect([seen.pages.length, seen.pages.at(-1)]).toEqual([50, '/cars/49/']);
	});

	test('USER-5 the first page’s query is kept, without what is private', () => {
		const first = see(none, '/?utm_source=paper&car_id=7&lead_id=8&slug=x&q=1');
		expect(first).toMatchObject({ query: { utm_source: 'paper', q: '1' }, savedAt: now });
		expect(see(first, '/b/?utm_source=other').query).toEqual(first.query);
	});

	test.each([
		['?gclid=1', true],
		['?fbclid=1', true],
		['?utm_medium=1', true],
		['?colour=red', false],
	])('USER-6 where none was saved, %s starts again: %s', (query, anew) => {
		const seen = see(see(none, '/a/'), `/b/${query}`, now + 1);
		expect(seen.pages).toEqual(anew ? ['/b/'] : ['/a/', '/b/']);
		expect(seen.savedAt).toBe(anew ? now + 1 : now);
	});

	test.each([
		[31, '/b/', true],
		[30, '/b/', false],
		[31, '/a/', false],
	])('USER-6 after %i days at %s it starts again: %s', (days, path, anew) => {
		const first = see(none, '/a/?utm_source=paper');
		const later = see(first, path, now + days * day);
		expect(later.savedAt === now + days * day).toBe(anew);
		if (anew) expect(later).toMatchObject({ pages: ['/b/'], query: {} });
	});

	test('anything else in the storage is not a history', () => {
		for (const stored of [null, 7, 'x', [], { pages: 'x', query: 7 }, { pages: [1, '/a/'], query: { a: 1 } }]) {
			const { pages, query, savedAt } = readVisits(stored);
			expect([pages.every((page) => page === '/a/'), query, savedAt]).toEqual([true, {}, 0]);
		}
	});
});
