import { describe, expect, test } from 'vitest';
import { tenantDirs } from '../../../scripts/publish/paths.ts';
import { noteConfig } from '../../../scripts/publish/read/last-pull.ts';
import { engines } from '../../support/databases.ts';
import { idsIn, now, useInbox } from './inbox.ts';

/** A car as a site says it to its own pages. */
const rio = {
	...{
		id: 17,
		name: '2021 Kia Rio',
		variant: 'S',
		path: '/cars/2021-kia-rio-s-u17/',
		price: '$15,990',
		amount: 15_990,
	},
	...{ summary: 'Used', image: '/pictures/rio.svg', about: { values: { car_id: '17', stock_number: 'U17' } } },
};

describe.each(engines)('FORM-15 the list of a tenant’s leads on $name', ({ make }) => {
	const { opened, store, storeMany, outbox, remove, inbox, states } = useInbox(make);

	test('lists leads by state, with names and the first words for those who have signed in, and nothing else that was typed', async () => {
		expect((await states()).toSorted()).toEqual(['late', 'new']);
		expect(idsIn(await inbox('?state=incomplete'))).toEqual(['half']);
		const text = await inbox();
		expect(text).toContain('Test Drive');
		expect(text).toContain('>Zoë &lt;late&gt;</a>');
		expect(text).toContain('<span class="wrote">Is it still there?</span>');
		expect(text).not.toMatch(/visitor\.example/);
	});

	test('FORM-15 has fifty leads a page, of what a search finds too, with the ways to those before and after; no other lead is sent', async () => {
		const many = Array.from({ length: 60 }, (_, index) => `page${index}`);
		await storeMany('fresh', many);
		const first = await inbox();
		expect(idsIn(first)).toHaveLength(50);
		expect(first).toMatch(/<span>1–50 of 62 leads<\/span><a [^>]*rel="next" href="\/tenants\/acme\/leads\/\?page=2">/);
		const second = await inbox('?page=2');
		expect(second).toMatch(/rel="prev" href="\/tenants\/acme\/leads\/">[^<]*<\/a><span>51–62 of 62 leads<\/span><\/p>/);
		expect(new Set([...idsIn(first), ...idsIn(second)]).size).toBe(62);
		expect(idsIn(await inbox('?page=9'))).toEqual(idsIn(second));
		expect(first.match(/leads\/page\d+\//g)?.length).toBe(idsIn(first).filter((id) => id?.startsWith('page')).length);
		const found = await inbox('?q=fresh&page=2');
		expect(found).toMatch(/rel="prev" href="\/tenants\/acme\/leads\/\?q=fresh">[^<]*<\/a><span>51–61 of 61 leads</);
		expect(idsIn(found)).toHaveLength(11);
		expect(found).toMatch(/<tr class="lead-group"><th [^>]*>Answer next<\/th>/);
		for (const id of many) await remove(id);
	});

	test('can be narrowed to a state, and has those first that can still be in time', async () => {
		await store('later', 200);
		const all = await inbox();
		expect(all).toContain('<a href="/tenants/acme/leads/" aria-current="true">All 3</a>');
		expect(idsIn(all)).toEqual(['fresh', 'late', 'later']);
		expect(all).toMatch(/data-kind="apart"><a[^>]*><span[^>]*>Not finished<\/span> 1</);
		expect(all).toMatch(/1 form was not finished and is not among these\..*state=incomplete">Show it</);
		const ids = async (state: string) =>
			idsIn((await opened.host.get(`/tenants/acme/leads/?state=${state}`, opened.start)).text);
		expect(await ids('overdue')).toEqual([]);
		expect(await ids('late')).toEqual(['late', 'later']);
		expect(await inbox('?state=late')).toMatch(/data-live="summary" data-counts>2 leads\. /);
		expect(await ids('unopened')).toEqual(['fresh', 'late', 'later']);
		expect(await ids('answered')).toEqual([]);
		expect(await ids('nothing')).toHaveLength(3);
		await opened.db.deleteFrom('leads').where('id', '=', 'later').execute();
	});

	test('has a row for each lead with its place and how it went to each destination', async () => {
		await store('seen', 30, { payload: { name: 'Kim Doe', car_name: '2021 Kia Rio', location: 'Cowra' } });
		await outbox('seen', 'crm', { state: 'pending', attempts: 3, last_error: 'Answer 503.' });
		await outbox('seen', 'sales', { state: 'done', attempts: 1 });
		const text = await inbox('?q=rio');
		expect(idsIn(text)).toEqual(['seen']);
		expect(text).toContain('<span class="place">Cowra</span>');
		expect(text).toContain('title="crm: retrying after 3 attempts. Answer 503.">crm retrying</span>');
		expect(text).toContain('title="Delivered to sales">1 delivered<');
		await remove('seen');
	});

	test('FORM-15 a mail that a demonstration has kept as a file counts as sent nowhere', async () => {
		await store('filed', 30, { payload: { name: 'Kim Doe' } });
		const kept = { state: 'done', attempts: 1, last_error: 'Kept as a file: there is no mail server.' } as const;
		await outbox('filed', 'mail', kept);
		await outbox('filed', 'auto-reply', { ...kept, last_error: 'Not sent: the lead has no e-mail address.' });
		const filed = await inbox('?q=kim');
		expect(filed).toMatch(
			/data-state="filed" title="mail: mails are kept as files and not sent, as no mail server is set\. [^"]*">Kept as a file</,
		);
		expect(filed).not.toMatch(/class="pill" data-state="(?:delivered|unsent)"/);
		expect(idsIn(await inbox('?delivery=filed'))).toEqual(['filed']);
		expect(idsIn(await inbox('?delivery=delivered'))).toEqual([]);
		const { text } = await opened.host.get('/tenants/acme/leads/filed/', opened.start);
		expect(text).toContain('data-state="kept as a file">Kept as a file</span>');
		expect(text).toContain('data-state="not sent">Not sent</span>');
		expect(text).toContain('<span class="said">The lead has no e-mail address.</span>');
		const overview = (await opened.host.get('/tenants/acme/', opened.start)).text;
		expect(overview).toMatch(
			/<strong>mail<\/strong><\/span><span>1 kept as a file.*<span class="said">Mails are kept as files and not sent, as no mail server is set/,
		);
		noteConfig(tenantDirs(opened.host.out, 'acme').config, { slug: 'acme', leads: { destinations: {} } });
		const real = (await opened.host.get('/tenants/acme/', opened.start)).text;
		expect(real).toContain('Ask whoever runs the platform to set SMTP_URL. 1 mail is kept.');
		noteConfig(tenantDirs(opened.host.out, 'acme').config, { slug: 'acme', mock: true });
		expect((await opened.host.get('/tenants/acme/', opened.start)).text).not.toContain('Mails of this site');
		await remove('filed');
	});

	test('FORM-10 names the car that a lead has by its number: name, price, picture, or since when it is sold', async () => {
		opened.host.write('acme/saved-cars.json', JSON.stringify({ labels: [], priceBasis: null, cars: [rio] }));
		const payload = { name: 'Kim Doe', 'Vehicle Year': '2021', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' };
		await store('here', 30, {
			category: 'Used Vehicle Enquiry',
			payload: { ...payload, car_id: '17', car_type: 'used' },
		});
		await store('gone', 30, {
			category: 'Used Vehicle Enquiry',
			payload: { ...payload, car_id: '18', stock_number: 'U18' },
		});
		const text = await inbox('?q=kim');
		expect(text).toMatch(
			/<img src="http:\/\/acme\.localhost:\d+\/pictures\/rio\.svg".*?<span class="wish">Asks about the 2021 Kia Rio S<\/span>.*?\$15,990 · U17/s,
		);
		expect(text).toMatch(/Asks about the 2021 Kia Rio<\/span>.*?U18<\/span><span class="warn">Not on the site now/s);
		expect(idsIn(await inbox('?q=u17'))).toEqual(['here']);
		for (const id of ['here', 'gone']) await remove(id);
	});

	test('FORM-8 says how somebody can be reached who left before the name, and that they did not finish', async () => {
		const left = { status: 'incomplete', completed_at: null, category: 'Service Enquiry' } as const;
		await store('phoned', 30, { ...left, payload: { phone: '0400 123 456' } });
		await store('wrote', 30, { ...left, payload: { email: 'ann@visitor.example' }, opened_at: now });
		await store('none', 30, { ...left, payload: { message: 'x' } });
		const text = await inbox('?state=incomplete');
		expect(text).toContain('data-unnamed>Mobile 0400 123 456</a>');
		expect(text).toContain('data-unnamed>ann@visitor.example</a>');
		expect(text).toContain('data-state="incomplete">Not finished</span>');
		expect(text).toMatch(
			/data-state="incomplete">Not finished<\/span> <span class="further"> <span class="looked">Opened</,
		);
		expect(text).not.toMatch(/class="unfinished"|Opened, not answered/);
		expect(idsIn(text).slice(0, -1)).toEqual(expect.arrayContaining(['half', 'phoned', 'wrote']));
		expect(idsIn(text).at(-1)).toBe('none');
		expect(text).toContain('>All 2</a>');
		expect(text).toMatch(/data-unnamed>Left no name<\/a>.*?<td class="sent-to"><span class="quiet">Kept here/s);
		for (const id of ['phoned', 'wrote', 'none']) await remove(id);
	});

	test('FORM-15 chips count all leads, however many came since, and pages go on to the last; what was not finished takes no room', async () => {
		const done = { tenant: 'bolt', opened_at: now, answered_at: now };
		await store('bulk0', 10_000, done);
		await storeMany(
			'bulk0',
			Array.from({ length: 560 }, (_, index) => `bulk${index + 1}`),
		);
		await store('left0', 1, { ...done, status: 'incomplete', completed_at: null, opened_at: null, answered_at: null });
		await storeMany(
			'left0',
			Array.from({ length: 520 }, (_, index) => `left${index + 1}`),
		);
		await store('open', 20_000, { tenant: 'bolt' });
		await store('sold', 30_000, done);
		await opened.fleet.careForLead({ tenant: 'bolt', id: 'sold', by: 'Kim', change: { outcome: 'sold', reason: '' } });
		const list = async (query = '') => (await opened.host.get(`/tenants/bolt/leads/${query}`, opened.start)).text;
		const first = await list();
		expect(first).toContain('>All 563</a>');
		expect(first).toMatch(/Answered<\/span> 561<.*Closed<\/span> 1<.*Not finished<\/span> 521</s);
		expect(first).toContain('<span>1–50 of 563 leads</span>');
		expect(first).toContain('521 forms were not finished and are not among these.');
		expect(idsIn(first)[0]).toBe('open');
		// Those at rest come after what waits: answered ones, then closed ones, the newest first.
		expect(idsIn(await list('?page=12'))).toEqual([...Array.from({ length: 12 }, () => expect.any(String)), 'sold']);
		expect(idsIn(await list('?state=answered&page=12'))).toHaveLength(11);
		expect(idsIn(await list('?state=incomplete&page=11'))).toHaveLength(21);
		expect(idsIn(await list('?outcome=sold'))).toEqual(['sold']);
		expect(idsIn(await list('?sort=oldest'))[0]).toBe('sold');
		expect(idsIn(await list('?sort=newest&page=12')).at(-1)).toBe('sold');
		const pages = await Promise.all(Array.from({ length: 12 }, (_, page) => list(`?page=${page + 1}`)));
		expect(new Set(pages.flatMap(idsIn)).size).toBe(563);
		await opened.db.deleteFrom('leads').where('tenant', '=', 'bolt').execute();
	});

	test('can be narrowed by form, delivery, time and words, and sorted, without a script', async () => {
		await store('old', 60 * 24 * 10, { category: 'Finance Enquiry', payload: { name: 'Ann Zed' } });
		await outbox('old', 'crm', { state: 'dead', attempts: 80, last_error: 'Answer 422.' });
		const asked = async (query: string) =>
			idsIn((await opened.host.get(`/tenants/acme/leads/?${query}`, opened.start)).text);
		expect(await asked('about=Finance+Enquiry')).toEqual(['old']);
		expect(await asked('delivery=failed')).toEqual(['old']);
		expect(await asked('delivery=retrying')).toEqual([]);
		expect(await asked('q=ann+finance')).toEqual(['old']);
		expect(await asked('sort=oldest')).toEqual((await asked('sort=newest')).toReversed());
		expect((await asked('sort=name'))[0]).toBe('old');
		// The host's own clock, by which the leads of the tests are months old.
		expect(await asked('days=1')).toEqual([]);
		const { text } = await opened.host.get('/tenants/acme/leads/?q=zebra', opened.start);
		expect(text).toContain('0 found');
		expect(text).toContain('>Found 0</a>');
		expect(text).toContain('No lead matches <strong>“zebra”</strong>');
		expect(text).toContain('<a href="/tenants/acme/leads/">Clear it and show all');
		await remove('old');
	});

	test('FORM-15 filters are folded; each that is set is said, with the way to the list without it', async () => {
		const chips = (text: string) =>
			[...text.matchAll(/<a class="chip" href="([^"]+)"[^>]*>(.*?) <span/g)].map(([, href, words]) => [words, href]);
		const none = await inbox();
		expect(chips(none)).toEqual([]);
		expect(none).toMatch(/<details class="find-more"><summary class="button">Filter and sort<\/summary>/);
		const set = await inbox('?days=7&outcome=open&sort=name&page=2');
		expect(set).toContain('Filter and sort <span class="how-many">3</span>');
		expect(set).toContain('<details class="find-more"><summary');
		expect(chips(set)).toEqual([
			['Still open', '/tenants/acme/leads/?days=7&amp;sort=name'],
			['Last 7 days', '/tenants/acme/leads/?outcome=open&amp;sort=name'],
			['Sorted by: name', '/tenants/acme/leads/?days=7&amp;outcome=open'],
		]);
	});

	test('FORM-8 a list of all has what figures count; a search looks in what was not finished and in spam too, also for words with a letter wrong', async () => {
		await store('junk', 20, {
			category: 'General Enquiry',
			payload: { name: 'Marion Tempest', phone: '0491 570 156' },
		});
		const change = { outcome: 'spam', reason: '' } as const;
		await opened.fleet.careForLead({ tenant: 'acme', id: 'junk', by: 'Kim', change });
		const all = await inbox();
		expect(idsIn(all)).toEqual(['fresh', 'late']);
		expect(all).toContain('>All 2</a>');
		expect(all).not.toContain('Marion Tempest');
		for (const q of ['marion+tempest', 'marrion+tempst', 'mairon']) {
			const found = await inbox(`?q=${q}`);
			expect(found, q).toContain('>Found 1</a>');
			expect(found).toMatch(/data-counts>1 found/);
			expect(found).toContain('role="status" data-live="found">1 lead found</p>');
			expect(idsIn(found)).toEqual(['junk']);
		}
		expect(idsIn(await inbox('?state=spam'))).toEqual(['junk']);
		expect(idsIn(await inbox('?outcome=spam'))).toEqual(['junk']);
		await remove('junk');
	});

	test('leads of all sites are in one list, by site', async () => {
		await store('far', 30, { tenant: 'bolt' });
		const { text } = await opened.host.get('/leads/', opened.start);
		expect(idsIn(text)).toContain('far');
		expect(text).toContain('<td class="of-site"><a href="/tenants/bolt/">bolt</a></td>');
		expect(idsIn((await opened.host.get('/leads/?site=bolt', opened.start)).text)).toEqual(['far']);
		await remove('far');
	});

	test('an inbox without leads says what will be in it, how to try it and where leads go', async () => {
		const { text } = await opened.host.get('/tenants/bolt/leads/', opened.start);
		expect(text).toContain('No leads yet');
		expect(text).toMatch(/<a href="http:\/\/bolt\.localhost:\d+\/contact\/">contact page<\/a>/);
		expect(text).not.toContain('<table');
		noteConfig(tenantDirs(opened.host.out, 'bolt').config, { slug: 'bolt', leads: { destinations: { crm: {} } } });
		expect((await opened.host.get('/tenants/bolt/leads/', opened.start)).text).toContain('Leads are also sent to crm.');
		noteConfig(tenantDirs(opened.host.out, 'bolt').config, {
			slug: 'bolt',
			leads: { destinations: { sales: { kind: 'mail' } } },
		});
		expect((await opened.host.get('/tenants/bolt/leads/', opened.start)).text).toContain(
			'Leads go by mail; no CRM is set.',
		);
		noteConfig(tenantDirs(opened.host.out, 'bolt').config, { slug: 'bolt', mock: true });
		const mocked = (await opened.host.get('/tenants/bolt/leads/', opened.start)).text;
		expect(mocked).toContain('its forms send nothing');
		expect(mocked).toContain('Leads go by mail, as no other destination is set: no CRM and no webhook.');
	});
});
