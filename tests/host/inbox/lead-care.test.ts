import { describe, expect, test } from 'vitest';
import { careOf } from '../../../netlify/leads/store/lead-care.ts';
import { leadStanding } from '../../../scripts/host/cockpit/leads/lead-standing.ts';
import { engines } from '../../support/databases.ts';
import { idsIn, minute, now, tokenIn, useInbox } from './inbox.ts';

const day = 24 * 60;

/** The leads that a search finds, also beyond the first that a list shows. */
const found = (text: string) => [...text.matchAll(/<tr data-row>.*?leads\/(\w+)\/"/gs)].map(([, id]) => String(id));

describe.each(engines)('FORM-15 looking after a lead on $name', ({ make }) => {
	const { opened, store, storeMany, remove, inbox, press, show } = useInbox(make, { time_zone: 'Australia/Brisbane' });
	const as = (name: string) => {
		const cookie = `${opened.start.headers['cookie']}; forecourt_name=${encodeURIComponent(name)}`;
		return { ...opened.start, headers: { cookie } };
	};
	/** Sends a form of a lead, as somebody who has said their name, or has not. */
	const say = async (id: string, form: Record<string, string>, name = '') =>
		opened.host.get(`/tenants/acme/leads/${id}/care/`, {
			...(name ? as(name) : opened.start),
			form: { token: tokenIn(await inbox()), ...form },
		});
	const listOf = async (query: string, name: string) =>
		(await opened.host.get(`/tenants/acme/leads/${query}`, as(name))).text;

	test('who takes it says their name once, and finds it under Mine', async () => {
		await store('taken', 5);
		await opened.fleet.markLead({ tenant: 'acme', id: 'taken', by: 'Ann', as: 'opened' });
		const nobodys = (await show('taken')).text;
		expect(nobodys).toMatch(/<span class="of">Owner<\/span> <span class="now" data-unset>Nobody</);
		expect(nobodys).toContain('value="me">Assign to me</button>');
		const { status, headers } = await say('taken', { is: 'owner', owner: 'me', name: ' Kim  Doe ' });
		expect([status, headers.location]).toEqual([
			303,
			expect.stringMatching(/\/leads\/taken\/\?undo=[\w-]+&as=owner%3AKim\+Doe$/),
		]);
		expect(headers['set-cookie']?.[0]).toMatch(/^forecourt_name=Kim%20Doe;.*HttpOnly; SameSite=Strict/);
		const { text } = await show('taken');
		expect(text).toContain('<span class="what">Taken by Kim Doe</span>');
		expect(text).toMatch(/<span class="of">Owner<\/span> <span class="now">Kim Doe</);
		expect(text).not.toContain('class="take"');
		expect(idsIn(await listOf('?owner=me', 'Kim Doe'))).toEqual(['taken']);
		expect(await listOf('', 'Kim Doe')).toContain('owner=me">Mine 1</a>');
		expect(await listOf('', 'Sam')).not.toContain('Mine');
		expect(idsIn(await inbox('?owner=me'))).toEqual([]);
		expect(idsIn(await inbox('?owner=nobody'))).not.toContain('taken');
		await say('taken', { is: 'owner', owner: 'Sam' }, 'Kim Doe');
		expect((await show('taken')).text).toContain('>Given to Sam by Kim Doe</span>');
		expect((await show('fresh')).text).toContain('name="owner" value="Sam">Sam</button>');
		await remove('taken');
	});

	test('who answers a lead that nobody looks after has taken it', async () => {
		await store('quick', 5);
		const form = { token: tokenIn(await inbox()) };
		await opened.host.get('/tenants/acme/leads/quick/answered/', { ...as('Kim'), form });
		const { text } = await show('quick');
		expect(text).toContain('>Marked as answered by Kim</span>');
		expect(text).toContain('>Taken by Kim</span>');
		await remove('quick');
	});

	test('that it was answered can be undone on its page, with whose it became by that', async () => {
		await store('done', 5, { opened_at: now });
		const { text } = await show('done');
		const send = (what: string, form: Record<string, string>) =>
			opened.host.get(`/tenants/acme/leads/done/${what}/`, {
				...opened.start,
				form: { token: tokenIn(text), ...form },
			});
		await send('care', { is: 'owner', owner: 'Ann', name: 'Kim' });
		const to = String((await send('answered', {})).headers.location);
		const after = (await opened.host.get(to, opened.start)).text;
		const [, undo = ''] = /Marked as answered\..*name="undo" value="([^"]+)">Undo</.exec(after) ?? [];
		expect(undo).not.toBe('');
		const back = String((await send('undo', { undo })).headers.location);
		const undone = (await opened.host.get(back, opened.start)).text;
		expect(undone).toContain('Undone: the lead is as it was.');
		expect(undone).toContain('>Mark as answered</button>');
		// Once.
		expect(String((await send('undo', { undo })).headers.location)).toContain('undone=0');
		await remove('done');
	});

	test.each([
		[{ is: 'owner', owner: 'Nina Example' }, 'Given to Nina Example.', 'owner', 'Nina Example'],
		[{ is: 'follow_up', follow_up: '2026-06-19' }, 'Follow-up set for Fri 19 June.', 'follow_up', '2026-06-19'],
	] as const)('FORM-15 %o says so on its page, and can be undone', async (form, words, column, value) => {
		await store('given', 5);
		const is = async () => (await careOf(opened.db, ['given'])).get('given')?.[column];
		const said = await say('given', form);
		expect(await is()).toBe(value);
		const after = (await opened.host.get(String(said.headers.location), opened.start)).text;
		const [, undo = ''] = new RegExp(`<p>${words}</p>.*name="undo" value="([^"]+)">Undo<`).exec(after) ?? [];
		const sent = { token: tokenIn(after), undo };
		const back = await opened.host.get('/tenants/acme/leads/given/undo/', { ...opened.start, form: sent });
		expect(String(back.headers.location)).toContain('undone=1');
		expect(await is()).toBe('');
		await remove('given');
	});

	test('that it was closed can be undone on its page', async () => {
		await store('shut', 5);
		const to = String((await say('shut', { is: 'outcome', outcome: 'lost', reason: 'Price' }, 'Kim')).headers.location);
		const after = (await opened.host.get(to, opened.start)).text;
		const [, undo = ''] = /<p>Closed\.<\/p>.*name="undo" value="([^"]+)">Undo</.exec(after) ?? [];
		const form = { token: tokenIn(after), undo };
		const back = await opened.host.get('/tenants/acme/leads/shut/undo/', { ...opened.start, form });
		const undone = (await opened.host.get(String(back.headers.location), opened.start)).text;
		expect(undone).toContain('Undone: the lead is as it was.');
		expect(undone).toContain('>Open the lead</button>');
		await remove('shut');
	});

	test('one to get back to today is due, by the clocks of the dealer; a later day puts off what is overdue', async () => {
		await store('back', 2 * day, { opened_at: now });
		const standing = async () => idsIn(await inbox('?state=due'));
		await say('back', { is: 'follow_up', follow_up: '2026-06-16' }, 'Kim');
		expect(await standing()).toEqual([]);
		expect(await inbox()).toContain('<span class="follow-up" data-past>Follow-up was due Tue 16 June, ');
		await say('back', { is: 'follow_up', follow_up: '2026-06-15' });
		expect(await standing()).toEqual(['back']);
		expect(await inbox()).toMatch(/data-state="due">Follow up today<\/span> 1</);
		expect((await show('back')).text).toContain('>Follow up on Tue 16 June, set by Kim</span>');
		await say('back', { is: 'follow_up', follow_up: '' });
		expect(await standing()).toEqual([]);
		expect((await say('back', { is: 'follow_up', follow_up: 'soon' })).status).toBe(400);
		await remove('back');
	});

	test('a day to get back to it that is past is told as past, in the colour of what is overdue', async () => {
		await store('back', 9 * day, { opened_at: now });
		await say('back', { is: 'follow_up', follow_up: '2026-06-12' });
		const lead = (await opened.fleet.inbox({ tenant: 'acme', named: true })).find(({ id }) => id === 'back');
		const told = (at: string) =>
			String(lead && leadStanding(lead, { now: Date.parse(at), zone: 'Australia/Brisbane' }));
		expect(told('2026-06-15T02:00:00Z')).toContain('data-past>Follow-up was due Friday, 3 days ago</span>');
		expect(told('2026-06-13T02:00:00Z')).toContain('data-past>Follow-up was due yesterday</span>');
		expect(told('2026-06-25T02:00:00Z')).toContain('data-past>Follow-up was due Fri 12 June, 13 days ago</span>');
		expect(told('2026-06-12T02:00:00Z')).toContain('data-due>Follow up today</span>');
		expect(told('2026-06-09T02:00:00Z')).toContain('>Follow up on Friday</span>');
		// The pages of the test are read long after.
		expect((await show('back')).text).toMatch(/<span class="now" data-past>Was due Fri 12 June, \d+ days ago</);
		await remove('back');
	});

	test('what came of it closes it: nobody has to open it any more, it comes last, and can be opened again', async () => {
		await store('done', 3 * day);
		expect(idsIn(await inbox('?state=late'))).toContain('done');
		await say('done', { is: 'outcome', outcome: 'lost', reason: 'Price' }, 'Kim');
		expect(idsIn(await inbox('?state=late'))).not.toContain('done');
		expect(idsIn(await inbox()).at(-1)).toBe('done');
		expect(idsIn(await inbox('?outcome=lost'))).toEqual(['done']);
		expect(idsIn(await inbox('?outcome=open'))).not.toContain('done');
		const closed = (await show('done')).text;
		expect(closed).toMatch(/data-state="closed" data-outcome="lost">Lost<.*<span class="looked">Price</s);
		expect(closed).toContain('>Closed as Lost: Price by Kim</span>');
		expect(closed).not.toContain('>Mark as answered</button>');
		const file = await opened.host.get('/tenants/acme/leads/leads.csv?outcome=lost', opened.start);
		expect(file.text).toMatch(/,State,Outcome,Reason,Owner,Follow up,.*,closed,Lost,Price,,,/s);
		await say('done', { is: 'outcome', outcome: '' });
		expect((await show('done')).text).toContain('>Reopened</span>');
		expect(idsIn(await inbox('?outcome=open'))).toContain('done');
		expect((await say('done', { is: 'outcome', outcome: 'stolen' })).status).toBe(400);
		await remove('done');
	});

	test('what is spam counts in no figure', async () => {
		const counts = async () => {
			const { fleet } = opened;
			const day = (await fleet.figures()).get('acme');
			const weeks = await fleet.leadDays('acme', 28);
			const asked = (await fleet.demand('acme', 28)).wishes.reduce((sum, { leads }) => sum + leads, 0);
			return [day?.day.leads, day?.recentLeads, weeks.reduce((sum, { leads }) => sum + leads, 0), asked];
		};
		const before = await counts();
		await store('junk', 5);
		expect(await counts()).not.toEqual(before);
		await say('junk', { is: 'outcome', outcome: 'spam' }, 'Kim');
		expect(await counts()).toEqual(before);
		await remove('junk');
	});

	test('a note is kept as it was written, with who and when', async () => {
		await store('noted', 5);
		const { headers } = await say('noted', { is: 'note', note: 'Rang, <b>no</b> answer.\nTry after 5.' }, 'Kim');
		expect(headers.location).toBe('/tenants/acme/leads/noted/#happened');
		expect((await show('noted')).text).toMatch(
			/data-kind="note"><span class="what">Note by Kim<\/span> .*<span class="said">Rang, &lt;b&gt;no&lt;\/b&gt; answer\.\nTry after 5\.</,
		);
		expect(await inbox()).toContain('<span class="last-note">Rang, &lt;b&gt;no&lt;/b&gt; answer. Try after 5.</span>');
		expect(idsIn(await inbox('?q=rang'))).toEqual(['noted']);
		expect((await say('noted', { is: 'note', note: 'ō'.repeat(2_500) })).status).toBe(303);
		expect((await show('noted')).text).toContain(`>${'ō'.repeat(2_000)}<`);
		expect((await say('noted', { is: 'note', note: ' ' })).status).toBe(400);
		expect((await say('nobody', { is: 'note', note: 'x' })).status).toBe(404);
		await remove('noted');
		expect(await opened.db.selectFrom('lead_notes').selectAll().where('lead_id', '=', 'noted').execute()).toEqual([]);
	});

	test('without the token nothing is kept; whoever says a name goes back to the page they were on alone', async () => {
		const care = '/tenants/acme/leads/late/care/';
		const form = { is: 'note', note: 'x' };
		expect((await opened.host.get(care, { ...opened.start, form })).status).toBe(403);
		const me = async (back: string) => {
			const sent = { token: tokenIn(await inbox()), name: 'Kim', to: back };
			return (await opened.host.get('/who/', { ...opened.start, form: sent })).headers.location;
		};
		expect(await me('/tenants/acme/leads/?owner=me')).toBe('/tenants/acme/leads/?owner=me');
		for (const back of ['//evil.example/leads/', 'https://evil.example', '/leads/\\evil'])
			expect(await me(back)).toBe('/fleet/');
		const out = await opened.host.get('/sign-out/', { ...as('Kim'), form: { token: tokenIn(await inbox()) } });
		expect(out.headers['set-cookie']).toContainEqual(expect.stringMatching(/^forecourt_name=;/));
		await press('late', 'unopened');
	});

	test('the search and the same person go on beyond the newest 500, and whatever waits for somebody is listed however many came since', async () => {
		const person = {
			name: 'Yu Ó Example',
			phone: '+61 491 570 999',
			email: 'Yu@Visitor.example',
			message: '100% sure_thing',
		};
		await store('old', 90 * day, { payload: person, opened_at: now, answered_at: now });
		await store('due', 80 * day);
		await store('unseen', 70 * day);
		await say('due', { is: 'follow_up', follow_up: '2026-06-15' });
		const many = Array.from({ length: 500 }, (_, index) => `many${index}`);
		await storeMany('fresh', many, { created_at: now, opened_at: now, answered_at: now });
		for (const q of ['0491570999', '0491 570 999', 'yu@visitor', 'yu ó', '100% sure_thing'])
			expect(found(await inbox(`?q=${encodeURIComponent(q)}`)), q).toEqual(['old']);
		for (const q of ['yu kim', '100_ sure', 'zzz'])
			expect(found(await inbox(`?q=${encodeURIComponent(q)}`)), q).toEqual([]);
		expect(found(await inbox()).filter((id) => !id.startsWith('many'))).toEqual(['fresh', 'late', 'unseen', 'due']);
		expect(idsIn(await inbox('?state=due'))).toEqual(['due']);
		const counted = (await opened.fleet.figures()).get('acme')?.late;
		expect(idsIn(await inbox('?state=late'))).toHaveLength(counted ?? 0);
		expect(idsIn(await inbox('?state=late'))).toContain('unseen');
		await store('again', 5, { payload: { name: 'Yu', phone: '0491570999' }, opened_at: now - minute });
		expect((await show('again')).text).toMatch(/Same phone or email.*leads\/old\/.*Yu Ó Example, same phone</s);
		await opened.db.deleteFrom('leads').where('id', 'like', 'many%').execute();
		for (const id of ['old', 'due', 'unseen', 'again']) await remove(id);
	});
});
