import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { minute, now, tokenIn, useInbox } from './inbox.ts';

describe.each(engines)('FORM-15 what has not arrived on $name', ({ make }) => {
	const { opened, store, outbox, remove, press, show } = useInbox(make);

	test('a lead says where it went and why not, and what has not arrived can be sent again', async () => {
		await store('sent', 90, { opened_at: now });
		const row = { lead_id: 'sent', tenant: 'acme', next_at: now + 60 * minute, lease_until: null, created_at: now };
		await opened.db
			.insertInto('outbox')
			.values([
				{
					...row,
					id: 'a',
					destination: 'crm',
					version: 1,
					state: 'dead',
					attempts: 80,
					last_error: 'Answer 500.',
					updated_at: now,
				},
				{
					...row,
					id: 'b',
					destination: 'sales',
					version: 1,
					state: 'dead',
					attempts: 1,
					last_error: 'Old.',
					updated_at: now,
				},
				{
					...row,
					id: 'c',
					destination: 'sales',
					version: 2,
					state: 'done',
					attempts: 1,
					last_error: null,
					updated_at: now,
				},
			])
			.execute();
		const { text } = await show('sent');
		const lines = [...text.matchAll(/<li><strong>(\w+)<\/strong> <span class="state" data-state="([^"]+)">/g)];
		expect(lines.map(([, destination, state]) => `${destination} ${state}`)).toEqual([
			'crm given up',
			'sales delivered',
		]);
		expect(text).toContain('tried 80 times</span><span class="said">Answer 500.</span>');
		expect((await press('sent', 'send-again', 'bolt')).status).toBe(404);
		const state = async () =>
			(
				await opened.db
					.selectFrom('outbox')
					.select(['state', 'attempts'])
					.where('id', '=', 'a')
					.executeTakeFirstOrThrow()
			).state;
		expect(await state()).toBe('dead');
		const { status, headers } = await press('sent', 'send-again');
		expect([status, headers.location]).toEqual([303, '/tenants/acme/leads/sent/#deliveries']);
		expect(await state()).toBe('pending');
		await opened.db.updateTable('outbox').set({ state: 'done' }).where('lead_id', '=', 'sent').execute();
		expect((await show('sent')).text).not.toContain('Send again');
		await opened.db.deleteFrom('outbox').execute();
		await opened.db.deleteFrom('leads').where('id', '=', 'sent').execute();
	});

	test('failed leads are sent again together: those that are ticked, or all that the filters leave', async () => {
		const state = async (id: string) =>
			(await opened.db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
		for (const id of ['one', 'two', 'three']) {
			await store(id, 30, { category: id === 'three' ? 'Finance Enquiry' : 'Test Drive' });
			await outbox(id, 'crm', { state: 'dead', attempts: 80, last_error: 'Answer 422.' });
		}
		const { text } = await opened.host.get('/tenants/acme/leads/', opened.start);
		expect(text).toContain('>Send all 3 failed again</button>');
		expect(text).toContain('<input type="checkbox" form="again" name="lead" value="one"');
		const token = tokenIn(text);
		const send = (path: string, form: Record<string, string>) =>
			opened.host.get(path, { ...opened.start, form: { token, ...form } });
		expect((await send('/tenants/acme/leads/send-again/', { lead: 'one', token: 'x' })).status).toBe(403);
		expect((await send('/tenants/bolt/leads/send-again/', { lead: 'one' })).headers.location).toContain('sent=0');
		expect(await state('one-crm')).toBe('dead');
		const { headers } = await send('/tenants/acme/leads/send-again/', { lead: 'one' });
		expect(headers.location).toBe('/tenants/acme/leads/?sent=1');
		expect([await state('one-crm'), await state('two-crm')]).toEqual(['pending', 'dead']);
		expect((await opened.host.get('/tenants/acme/leads/?sent=1', opened.start)).text).toContain(
			'1 lead will be sent again',
		);
		await send('/leads/send-again/?about=Finance+Enquiry', { all: 'failed' });
		expect([await state('three-crm'), await state('two-crm')]).toEqual(['pending', 'dead']);
		for (const id of ['one', 'two', 'three']) await remove(id);
	});
});
