import { describe, expect, test } from 'vitest';
import { engines } from '../../support/databases.ts';
import { idsIn, now, tokenIn, useInbox } from './inbox.ts';

describe.each(engines)('FORM-15 several leads at once on $name', ({ make }) => {
	const { opened, store, remove, inbox, press, show } = useInbox(make, {
		leads: { open_within_minutes: 60, destinations: {}, team: ['Nina Example'] },
	});
	const tick = async (path: string, said: Record<string, string>) =>
		opened.host.get(`${path}ticked/?sort=name`, {
			...opened.start,
			form: { token: tokenIn(await inbox()), ...said },
		});

	test('leads that are ticked are answered, closed or handed over together, by a form alone', async () => {
		await store('one', 5);
		const text = await inbox();
		expect(text).toContain('<input type="checkbox" form="again" name="lead" value="one"');
		expect(text).toContain('<button name="owner" value="Nina Example">Nina Example</button>');
		const given = await tick('/tenants/acme/leads/', { lead: 'one', owner: 'Nina Example' });
		expect(given.headers.location).toMatch(
			/^\/tenants\/acme\/leads\/\?sort=name&done=owner%3ANina\+Example&count=1&undo=[\w-]+$/,
		);
		expect(await inbox('?done=owner%3ANina+Example&count=1')).toContain('1 lead is handed over to Nina Example.');
		expect(idsIn(await inbox('?owner=Nina+Example'))).toEqual(['one']);
		await tick('/leads/', { lead: 'one', as: 'answered' });
		expect(idsIn(await inbox('?state=answered'))).toEqual(['one']);
		await tick('/tenants/acme/leads/', { lead: 'one', outcome: 'lost:Form not finished' });
		expect((await show('one')).text).toContain('Closed as Lost: Form not finished');
		await remove('one');
	});

	const undone = async (path: string, key: string) =>
		opened.host.get(`${path}undo/`, { ...opened.start, form: { token: tokenIn(await inbox()), undo: key } });
	const keyIn = (location: string | undefined): string => /undo=([\w-]+)/.exec(location ?? '')?.[1] ?? '';
	const several = async (said: [string, string][]) => {
		const form: [string, string][] = [['token', tokenIn(await inbox())], ...said];
		return opened.host.get('/tenants/acme/leads/ticked/?sort=name', { ...opened.start, form });
	};

	test('a change of several is undone at once: each is as it was, but those that somebody has changed since', async () => {
		await store('one', 5);
		await store('two', 6, { opened_at: now, answered_at: now });
		await store('three', 7);
		const ids = ['one', 'two', 'three'].map((id): [string, string] => ['lead', id]);
		const { headers } = await several([...ids, ['as', 'answered']]);
		expect(idsIn(await inbox('?state=answered')).sort()).toEqual(['one', 'three', 'two']);
		const list = (await opened.host.get(String(headers.location), opened.start)).text;
		expect(list).toMatch(
			/3 leads are marked as answered\.<\/p> <form method="post" action="\/tenants\/acme\/leads\/undo\/\?sort=name">/,
		);
		await press('three', 'unanswered');
		const back = await undone('/tenants/acme/leads/', keyIn(headers.location));
		expect((await opened.host.get(String(back.headers.location), opened.start)).text).toContain(
			'Undone: 2 leads are as they were. 1 lead was changed since, and left alone.',
		);
		expect(idsIn(await inbox('?state=answered'))).toEqual(['two']);
		expect(idsIn(await inbox('?state=new')).sort()).toEqual(['fresh', 'one']);
		expect(idsIn(await inbox('?state=opened'))).toEqual(['three']);
		const again = await undone('/tenants/acme/leads/', keyIn(headers.location));
		expect(again.headers.location).toContain('undone=0&of=0');
		for (const id of ['one', 'two', 'three']) await remove(id);
	});

	test('to hand unopened leads over opens none, and it leaves no trace of being opened once undone', async () => {
		await store('one', 5);
		await store('two', 90);
		const unopened = async () => [idsIn(await inbox('?state=new')).sort(), idsIn(await inbox('?state=late')).sort()];
		const before = await unopened();
		const given = await several([
			['lead', 'one'],
			['lead', 'two'],
			['owner', 'Nina Example'],
		]);
		expect(idsIn(await inbox('?owner=Nina+Example')).sort()).toEqual(['one', 'two']);
		expect(await unopened()).toEqual(before);
		const care = { token: tokenIn(await inbox()), is: 'owner', owner: 'Kim' };
		await opened.host.get('/tenants/acme/leads/two/care/', { ...opened.start, form: care });
		expect(await unopened()).toEqual(before);
		await undone('/tenants/acme/leads/', keyIn(given.headers.location));
		expect((await show('one')).text).not.toMatch(/>(?:Opened|Marked as unopened)/);
		for (const id of ['one', 'two']) await remove(id);
	});

	test('owner and outcome come back as they were, too', async () => {
		await store('one', 5);
		await tick('/leads/', { lead: 'one', owner: 'Nina Example' });
		const given = await tick('/leads/', { lead: 'one', owner: 'Kim' });
		await undone('/leads/', keyIn(given.headers.location));
		expect(idsIn(await inbox('?owner=Nina+Example'))).toEqual(['one']);
		const closed = await tick('/leads/', { lead: 'one', outcome: 'spam:' });
		expect(idsIn(await inbox('?state=spam'))).toEqual(['one']);
		await undone('/leads/', keyIn(closed.headers.location));
		expect(idsIn(await inbox('?state=spam'))).toEqual([]);
		expect((await opened.host.get('/leads/undo/', { host: 'localhost', form: { undo: 'x' } })).headers.location).toBe(
			'/sign-in/',
		);
		await remove('one');
	});

	test('who is asked for their name chooses it from the team, and a note needs none', async () => {
		const who = await opened.host.get('/who/', opened.start);
		expect(who.text).toMatch(/action="\/who\/">.*<button name="name" value="Nina Example">.*Another name/s);
		await press('fresh', 'opened');
		const { text } = await show('fresh');
		expect(text).toMatch(/Add a note .*<select name="name"><option value="">Not said<\/option><option>Nina Example</s);
		const note = { token: tokenIn(text), is: 'note', name: '', note: 'Rang twice.' };
		await opened.host.get('/tenants/acme/leads/fresh/care/', { ...opened.start, form: note });
		expect((await show('fresh')).text).toMatch(/<span class="what">Note<\/span>.*Rang twice\./s);
		await press('fresh', 'unopened');
	});

	test('only leads of the site that is named, only by buttons of ours, and only for who has signed in', async () => {
		const other = await tick('/tenants/bolt/leads/', { lead: 'late', as: 'answered' });
		expect(other.headers.location).toContain('count=0');
		expect(await inbox('?done=answered&count=0')).toContain('Nothing was changed: no lead was ticked.');
		expect(idsIn(await inbox('?state=answered'))).toEqual([]);
		expect((await tick('/leads/', { lead: 'late', outcome: 'eaten:' })).status).toBe(400);
		expect((await tick('/leads/', { lead: 'late' })).status).toBe(400);
		const away = { host: 'localhost', form: { lead: 'late', as: 'answered' } };
		expect((await opened.host.get('/leads/ticked/', away)).headers.location).toBe('/sign-in/');
		await press('late', 'unopened');
	});
});
