import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { now, tokenIn, useInbox } from './inbox.ts';

const person = { name: 'Kim Doe', phone: '0491 570 156', email: 'kim@visitor.example' };

describe.each(engines)('FORM-15 answering a lead on $name', ({ make }) => {
	const { opened, store, remove, inbox, show } = useInbox(make);

	test('a call, a text and ready answers are a tap away, and the one that was sent is noted', async () => {
		const message = 'Does it tow?\nThree horses.';
		const payload = { ...person, message, car_id: '17', car_name: '2021 Kia Rio' };
		await store('asked', 5, { payload, opened_at: now });
		const { text } = await show('asked');
		expect(text).toContain('href="tel:0491570156"');
		expect(text).toContain('href="sms:0491570156?&amp;body=Hi%20Kim%2C%20it%E2%80%99s%20');
		const [, letter = ''] = /href="mailto:kim@visitor\.example\?([^"]+)">It’s available/.exec(text) ?? [];
		const asked = new URLSearchParams(letter.replaceAll('&amp;', '&'));
		expect(asked.get('subject')).toMatch(/^The 2021 Kia Rio at \S/);
		expect(asked.get('body')).toMatch(/^Hi Kim,\r\n\r\nThanks for asking about the 2021 Kia Rio\./);
		// What was asked stands below, as the visitor wrote it.
		expect(asked.get('body')).toMatch(/\r\n\r\nYou wrote:\r\n> Does it tow\?\r\n> Three horses\.$/);
		// An answer to the question has it above the room for the answer.
		const [, reply = ''] = /href="mailto:kim@visitor\.example\?([^"]+)">Answer their question/.exec(text) ?? [];
		expect(new URLSearchParams(reply.replaceAll('&amp;', '&')).get('body')).toMatch(
			/^Hi Kim,\r\n\r\nThanks for your question\. You wrote:\r\n> Does it tow\?\r\n> Three horses\.(?:\r\n){4}(?:If|We|Kind)/,
		);
		const answer = { token: tokenIn(text), with: 'It’s available' };
		await opened.host.get('/tenants/acme/leads/asked/answered/', { ...opened.start, form: answer });
		const after = (await show('asked')).text;
		expect(after).toContain('<span class="what">Answered by email (It’s available)</span>');
		// What was offered is kept with it, as it was written and not what the visitor asked.
		expect(after).toMatch(
			/<summary>The text that was offered<\/summary>.*The 2021 Kia Rio at .*\n\nHi Kim,\n\nThanks for asking/s,
		);
		expect(after).not.toContain('You wrote:');
		expect(after).toContain('>Mark as not answered</span>');
		expect(after).not.toContain('name="with"');
		await remove('asked');
	});

	test('a test drive is confirmed with its day and time; once that is past another one is offered', async () => {
		const payload = { ...person, car_name: '2021 Kia Rio' };
		const at = (time: string) => ({ payload: { ...payload, 'Test Drive Booking Date': time }, opened_at: now });
		// It is noon in Brisbane.
		await store('ahead', 5, at('2026-06-15T12:30'));
		await store('past', 5, at('2026-06-15T11:30'));
		await store('today', 5, at('2026-06-15'));
		const letterOf = async (id: string): Promise<string> =>
			[...(await show(id)).text.matchAll(/href="mailto:[^"?]*\?([^"]+)"/g)]
				.map(([, letter = '']) => decodeURIComponent(letter))
				.join('\n');
		expect(await letterOf('ahead')).toContain(
			'Monday 15 June at 12:30 pm works for us, and we’ll have the 2021 Kia Rio',
		);
		expect(await letterOf('today')).toContain('Monday 15 June works for us');
		const past = await letterOf('past');
		expect(past).toContain('Sorry we missed Monday 15 June at 11:30 am.');
		expect(past).not.toContain('works for us');
		for (const id of ['ahead', 'past', 'today']) await remove(id);
	});

	test('FORM-4 an address that looks mistyped is hinted at, with the one that was probably meant', async () => {
		await store('typo', 5, { payload: { ...person, email: 'kim@gmial.com' }, opened_at: now });
		await store('right', 5, { payload: person, opened_at: now });
		expect((await show('typo')).text).toContain('Did they mean <a href="mailto:kim@gmail.com">kim@gmail.com</a>?');
		expect((await show('right')).text).not.toContain('Did they mean');
		for (const id of ['typo', 'right']) await remove(id);
	});

	test('it names what else the same person asked this site, however the number was written', async () => {
		await store('one', 5, { payload: person, opened_at: now });
		await store('two', 90, { payload: { name: 'K. Doe', phone: '+61491570156' } });
		await store('elsewhere', 90, { payload: person, tenant: 'bolt' });
		const { text } = await show('one');
		expect(text).toMatch(/Same phone or email.*\/tenants\/acme\/leads\/two\//s);
		expect(text).not.toContain('leads/elsewhere/');
		for (const id of ['one', 'two', 'elsewhere']) await remove(id);
	});

	test('of what the same person asked three are in sight, what was not finished last', async () => {
		await store('one', 5, { payload: person, opened_at: now });
		const half = { payload: person, status: 'incomplete', completed_at: null } as const;
		const ids = ['h1', 'h2', 'h3', 'h4', 'whole'];
		for (const [index, id] of ids.entries()) await store(id, 10 + index, id === 'whole' ? { payload: person } : half);
		const [, others = '', more = ''] =
			/Same phone or email<\/h2>(.*?)<details><summary>Show 2 more<\/summary>(.*?)<\/details>/s.exec(
				(await show('one')).text,
			) ?? [];
		const listed = (text: string) => [...text.matchAll(/leads\/(\w+)\/"/g)].map(([, id]) => id);
		expect([listed(others), listed(more)]).toEqual([
			['whole', 'h1', 'h2'],
			['h3', 'h4'],
		]);
		await remove('h4');
		expect((await show('one')).text).not.toContain('<summary>Show');
		for (const id of ['one', ...ids]) await remove(id);
	});

	test('the leads of a list are a file for those who may read them', async () => {
		await store('filed', 5, { payload: { ...person, name: '=SUM(1)' }, opened_at: now });
		await store('shut', 5, {
			payload: {
				...person,
				name: 'Ann Zed',
				phone: '0400 111 222',
				message: `=HYPERLINK("x") ${'so '.repeat(60)}Zed’s second line`,
			},
		});
		expect(await inbox('?state=new')).toContain('href="/tenants/acme/leads/leads.csv?state=new" download');
		const file = (query: string) => opened.host.get(`/tenants/acme/leads/leads.csv${query}`, opened.start);
		const { text, headers } = await file('');
		expect(headers['content-type']).toContain('text/csv');
		expect(text).toContain(`'=SUM(1),0491 570 156,kim@visitor.example`);
		expect(text).toContain('Ann Zed,,,');
		expect(text).not.toContain('Zed’s second line');
		expect((await file('?q=zed')).text.trim().split('\n')).toHaveLength(2);
		const { status } = await opened.host.get('/tenants/acme/leads/leads.csv', { host: 'localhost' });
		expect(status).not.toBe(200);
		for (const id of ['filed', 'shut']) await remove(id);
	});

	test('the file has all phone numbers for whoever opens those leads with it; a message is no formula', async () => {
		const message = '=HYPERLINK("x")\nTwo lines';
		await store('shut', 5, { payload: { ...person, name: 'Ann Zed', phone: '0400 111 222', message } });
		await store('other', 5, { payload: { ...person, name: 'Bo' } });
		const list = await inbox('?q=zed');
		expect(list).toMatch(/leaves out the phone, email and whole message of 1 lead that nobody has opened/);
		const file = '/tenants/acme/leads/leads.csv?q=zed';
		expect((await opened.host.get(file, opened.start)).text).not.toContain('0400 111 222');
		expect((await opened.host.get(file, { ...opened.start, form: {} })).status).toBe(403);
		const { text } = await opened.host.get(file, { ...opened.start, form: { token: tokenIn(list) } });
		expect(text).toContain('Ann Zed,0400 111 222,kim@visitor.example');
		expect(text).toContain(`"'=HYPERLINK(""x"")\nTwo lines"`);
		expect((await show('shut')).text).toContain('<span class="what">Opened</span>');
		expect((await show('other')).text).toContain('>Open the lead</button>');
		expect(await inbox('?q=zed')).not.toContain('Export and mark as opened');
		for (const id of ['shut', 'other']) await remove(id);
	});
});
