import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { now, tokenIn, useInbox } from './inbox.ts';

const person = { name: 'Jo Tan', phone: '0491 570 156', email: 'jo@visitor.example' };
const car = { car_id: '17', car_name: '2021 Kia Rio' };

describe.each(engines)('FORM-15 leads of one buyer about one car on $name', ({ make }) => {
	const { opened, store, remove, inbox, press, show } = useInbox(make);

	test('say how many wait, by phone or email; with one the others are answered, and one press takes all back', async () => {
		await store('one', 5, { payload: { ...person, ...car }, opened_at: now });
		await store('phoned', 90, { payload: { name: 'J. Tan', phone: '+61491570156', ...car } });
		await store('wrote', 95, { payload: { name: 'Jo', email: 'Jo@visitor.example', ...car } });
		await store('elsewhere', 90, { payload: { ...person, car_id: '18' } });
		await store('left', 90, { payload: { ...person, ...car }, status: 'incomplete', completed_at: null });
		await store('done', 90, { payload: { ...person, ...car }, opened_at: now, answered_at: now });
		const list = await inbox();
		expect(list.match(/<span class="repeated">3 from this buyer about this car</g)).toHaveLength(1);
		expect(list.match(/<span class="repeated">2 from this buyer about this car</g)).toHaveLength(2);
		expect((await show('one')).text).not.toContain('answered too');
		const answered = await press('one', 'answered');
		const { text } = await opened.host.get(String(answered.headers['location']), opened.start);
		const [, key = ''] = /name="with" value="([^"]+)"[^>]*>Mark the other 2 as answered too</.exec(text) ?? [];
		const form = { token: tokenIn(text), with: key };
		const all = await opened.host.get('/tenants/acme/leads/one/repeats-answered/', { ...opened.start, form });
		const said = (await opened.host.get(String(all.headers['location']), opened.start)).text;
		expect(said).toContain('<p>3 leads marked as answered.</p>');
		expect(said).not.toContain('answered too');
		const isAnswered = async () => {
			const leads = await opened.fleet.inbox({ tenant: 'acme', named: true });
			return leads
				.filter(({ state }) => state === 'answered')
				.map(({ id }) => id)
				.toSorted();
		};
		expect(await isAnswered()).toEqual(['done', 'one', 'phoned', 'wrote']);
		const [, undo = ''] = /name="undo" value="([^"]+)"/.exec(said) ?? [];
		const back = { ...opened.start, form: { token: tokenIn(said), undo } };
		const undone = await opened.host.get('/tenants/acme/leads/one/undo/', back);
		expect((await opened.host.get(String(undone.headers['location']), opened.start)).text).toContain(
			'Undone: 3 leads are as they were.',
		);
		expect(await isAnswered()).toEqual(['done']);
		for (const id of ['one', 'phoned', 'wrote', 'elsewhere', 'left', 'done']) await remove(id);
	});

	test('of one form where they name no car; nobody is told who has not signed in', async () => {
		for (const id of ['one', 'two']) await store(id, 90, { payload: person, category: 'General Enquiry' });
		await store('other', 90, { payload: person, category: 'Service Enquiry' });
		expect((await inbox()).match(/>2 from this buyer with this form</g)).toHaveLength(2);
		const { text } = await opened.host.get('/tenants/acme/leads/', { host: 'localhost' });
		expect(text).not.toContain('class="repeated"');
		for (const id of ['one', 'two', 'other']) await remove(id);
	});
});
