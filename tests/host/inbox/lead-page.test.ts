import { describe, expect, test } from 'vitest';
import { vaultOf } from '../../../netlify/platform/runtime/secrets.ts';
import { engines } from '../../support/databases.ts';
import { minute, now, useInbox } from './inbox.ts';

describe.each(engines)('FORM-15 a lead on $name', ({ make }) => {
	const { opened, store, outbox, remove, states, press, show } = useInbox(make);

	test('a lead is shown once somebody has opened it, and only at its own tenant', async () => {
		const before = await show('late');
		expect(before.text).toContain('>Open the lead</button>');
		expect(before.text).not.toMatch(/visitor\.example|still there/);
		expect((await press('late', 'opened', 'bolt')).status).toBe(404);
		expect((await press('late', 'deleted')).status).toBe(404);
		expect((await press('nobody', 'opened')).status).toBe(404);
		const { status, headers } = await press('late', 'opened');
		expect([status, headers.location]).toEqual([303, '/tenants/acme/leads/late/']);
		const shown = await show('late');
		expect(shown.headers['cache-control']).toBe('no-store');
		expect(shown.text).toContain('Zoë &lt;late&gt;');
		expect(shown.text).toContain('Is it still there?');
		expect((await show('late', 'bolt')).status).toBe(404);
		expect((await states()).toSorted()).toEqual(['new', 'opened']);
	});

	test('a lead that was answered says so, and keeps when that was', async () => {
		await press('fresh', 'answered');
		expect((await show('fresh')).text).not.toContain('>Mark as answered</button>');
		const row = await opened.db.selectFrom('leads').selectAll().where('id', '=', 'fresh').executeTakeFirstOrThrow();
		expect([Number(row.opened_at), Number(row.answered_at)]).toEqual([now, now]);
		expect(await states()).toContain('answered');
	});

	test('that a lead was answered can be taken back, and said again', async () => {
		await store('undone', 5);
		await press('undone', 'answered');
		expect((await show('undone')).text).toMatch(
			/action="[^"]*\/undone\/unanswered\/".*aria-keyshortcuts="a"[^>]*><span class="roomy">Mark as not answered</,
		);
		expect((await show('undone')).text).toContain('<summary class="button" data-key="e"');
		expect((await press('undone', 'unanswered')).status).toBe(303);
		const { text } = await show('undone');
		expect(text).toContain('data-state="opened"');
		expect(text).toMatch(/aria-keyshortcuts="a"[^>]*>Mark as answered</);
		expect(text).toContain('<summary class="button main" data-key="e"');
		await remove('undone');
	});

	test('FORM-8 a form that was only begun, without a way to reach anybody, is not to be answered', async () => {
		const times = { status: 'incomplete', completed_at: null, payload: { message: 'x' } } as const;
		await store('nobody', 90, { ...times, opened_at: now });
		const { text } = await show('nobody');
		expect(text).toContain('There is no phone number or e-mail address to answer to.');
		expect(text).toContain('data-state="incomplete">Not finished</span>');
		expect(text).not.toMatch(/Mark as answered|Open the lead/);
		await remove('nobody');
	});

	test('a lead tells what happened to it: each attempt, when it was opened, and when it is tried next', async () => {
		await store('told', 90, { opened_at: now - 60 * minute });
		await outbox('told', 'crm', { state: 'pending', attempts: 2, last_error: 'Answer 503.' });
		for (const attempt of [1, 2]) {
			const at = now - (80 - attempt) * minute;
			const row = { id: `d${attempt}`, outbox_id: 'told-crm', lead_id: 'told', tenant: 'acme', destination: 'crm' };
			const how = { version: 1, attempt, outcome: 'retry', status: 503, error: 'Answer 503.' } as const;
			await opened.db
				.insertInto('deliveries')
				.values({ ...row, ...how, started_at: at, finished_at: at + 900 })
				.execute();
		}
		const { text } = await show('told');
		const happened = [...text.matchAll(/<li data-kind="\w+"><span class="what">([^<]+)/g)].map(([, what]) => what);
		expect(happened).toEqual(['Sent', 'Not delivered to crm, attempt 1', 'Not delivered to crm, attempt 2', 'Opened']);
		expect(text).toContain('<span class="said">Answer 503.</span>');
		expect(text).toContain('<strong>crm</strong> <span class="state" data-state="retrying">Retrying</span>');
		await opened.db.deleteFrom('deliveries').execute();
		await remove('told');
	});

	test('FORM-15 a lead whose e-mail nobody gets says so once, with the way to the setting', async () => {
		await store('kept', 90, { opened_at: now - 60 * minute });
		await outbox('kept', 'mail', {
			...{ state: 'done', attempts: 1, last_error: 'Kept as a file: the destination has no address.' },
		});
		const { text } = await show('kept');
		expect(text.match(/nobody is set to get the e-mails/g)).toHaveLength(1);
		expect(text).toContain('config/edit/?key=leads.destinations.mail">Set who gets the e-mails</a>');
		await remove('kept');
	});

	test('FORM-8 an unfinished lead says that its visitor may still be at it until its site counts it as incomplete, and its reference is short', async () => {
		const id = '7d2f0c1e-5f0a-4b43-9a40-1c2d3e4f5a6b';
		const times = { status: 'incomplete', completed_at: null, updated_at: now - 29 * minute } as const;
		await store(id, 40, times);
		const { text } = await show(id);
		expect(text).toContain('data-state="incomplete">Not finished</span>');
		expect(text).toMatch(/started <time [^>]*>[^<]+ ago<\/time>, and the visitor may still be/);
		expect(text).not.toContain('the visitor left');
		expect(text).toContain(`<code title="${id}">7d2f0c1e</code>`);
		expect(text).toContain(`data-copy="${id}"`);
		await remove(id);
		await store('left', 40, { ...times, updated_at: now - 31 * minute });
		const left = (await show('left')).text;
		expect(left).toContain('data-state="incomplete">Not finished</span>');
		expect(left).toContain('the visitor left before the last step');
		await remove('left');
	});

	test('sensitive answers are shown only with the secret that encrypted them', async () => {
		const sealed = (by: NodeJS.ProcessEnv, id: string): string =>
			JSON.stringify({ keys: ['licence'], box: vaultOf(by).seal(JSON.stringify({ licence: 'L-4711' }), id) });
		await store('ours', 1, { sealed: sealed(opened.env, 'ours'), opened_at: now });
		await store('theirs', 1, {
			sealed: sealed({ ...opened.env, FORECOURT_SECRET: 'x'.repeat(40) }, 'theirs'),
			opened_at: now,
		});
		expect((await show('ours')).text).toContain('L-4711');
		const { status, text } = await show('theirs');
		expect(status).toBe(200);
		expect(text).not.toContain('L-4711');
	});

	test('is called by who sent it and what they want, with the car and the way to its page', async () => {
		const car = {
			'Vehicle Year': '2021',
			'Vehicle Make': 'MG',
			'Vehicle Model': 'MG3',
			car_id: '17',
			stock_number: 'U17',
		};
		const payload = { name: 'Kim Doe', ...car, 'Test Drive Booking Date': '2026-06-20T10:00' };
		await store('drive', 30, { category: 'Used Vehicle Enquiry', subcategory: 'Test Drive', payload });
		const { text } = await show('drive');
		expect(text).toContain('>Kim Doe</h1>');
		expect(text).toContain('<p class="wish">Asks for a test drive Saturday 20 June at 10 am, the 2021 MG3</p>');
		expect(text).toContain(
			'<p class="car-name">2021 MG3</p><p>Stock number U17</p><p class="warn">Not on the site now</p>',
		);
		await remove('drive');
	});
});
