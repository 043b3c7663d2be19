import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Operator } from '../../../scripts/host/cockpit/admission/admission.ts';
import { type Untaken, untakenOf } from '../../../scripts/host/cockpit/builds/waiting-notice.ts';
import { pendingNotice } from '../../../scripts/host/cockpit/settings/pending-notice.ts';
import { type Setting, settingRows } from '../../../scripts/host/cockpit/settings/rows.ts';
import type { RebuildStatus } from '../../../src/contract/rebuild.ts';
import { makeSite } from '../../config/read.ts';
import { acmeSettings } from './settings-host.ts';

const config = makeSite({ slug: 'acme', demo: true });
const acme = acmeSettings(config);
const { get, hidden, press } = acme;

const operator = { signedIn: true, name: 'Nina', token: 't' } as unknown as Operator;
const [setting] = settingRows(config, null).filter(({ key }) => key === 'name') as [Setting];

const answer = { title: 'Ours', subject: 'Hello', text: 'Hello' };

test('FORM-16 the platform’s answers are listed below a site’s own, and begin one of its own', async () => {
	const { text: page } = await get('edit/?key=leads.answers');
	expect(page).toContain('Offered after these, from the platform');
	expect(page).toContain('<strong>We tried to call</strong>');
	const { text: begun } = await press('leads.answers', 'add:v=Confirm the test drive', { base: '[]' });
	expect(begun).toContain('value="Your test drive at {dealer}"');
	expect(begun).toContain('value="Test Drive Enquiry" checked');
	expect(begun).not.toContain('<strong>Confirm the test drive</strong>');
	writeFileSync(acme.file, JSON.stringify({ ...config, leads: { usual_answers: false } }));
	expect((await get('edit/?key=leads.answers')).text).toContain('The platform’s answers are switched off.');
});

test('FORM-16 what a lead is about is ticked, and kept in its order; a name that is not known is refused at its field', async () => {
	const base = JSON.stringify([{ ...answer, categories: ['Service Enquiry'] }]);
	const both = 'Parts Enquiry\nService Enquiry';
	const { text: ticked } = await press('leads.answers', 'preview', { base, 'v/0/categories': both });
	expect(JSON.parse(hidden(ticked, 'shown'))[0].categories).toEqual(['Parts Enquiry', 'Service Enquiry']);
	const { text: none } = await press('leads.answers', 'preview', { base, 'v/0/categories': '' });
	expect(JSON.parse(hidden(none, 'shown'))).toEqual([answer]);
	const wrong = JSON.stringify([{ ...answer, categories: ['Used Vehicl'] }]);
	const { text: refused, status } = await press('leads.answers', 'preview', { base: wrong });
	expect(status).toBe(422);
	expect(refused).toMatch(/<fieldset class="ticks" id="v\/0\/categories"[^>]*aria-invalid="true" autofocus/);
	expect(refused).toMatch(/id="about-v\/0\/categories"><strong class="bad">“Used Vehicl” cannot stand here/);
	expect(refused).toContain('Did you mean &quot;Used Vehicle Enquiry&quot;?');
	expect(refused).toContain('href="#v/0/categories"');
});

test('SITE-3 each ticked box of a form is sent under the name of its list', async () => {
	const { text: page } = await get('edit/?key=card.facts');
	expect(page).toContain('<input type="checkbox" name="v" value="distance"');
	const body = new URLSearchParams({
		...{
			token: hidden(page, 'token'),
			version: hidden(page, 'version'),
			key: 'card.facts',
			act: 'preview',
			base: '[]',
		},
	});
	for (const value of ['', 'fuel', 'distance']) body.append('v', value);
	const answered = await acme.host.get('/tenants/acme/config/edit/', { ...acme.here, form: [...body] });
	expect(JSON.parse(hidden(answered.text, 'shown'))).toEqual(['fuel', 'distance']);
	expect(readFileSync(acme.file, 'utf8')).not.toContain('facts');
});

test('SITE-3 what no page of the site shows works at once: it does not wait for a build, and no pages are drawn', async () => {
	expect((await get('edit/?key=leads.team')).text).toContain('It works as soon as it is saved');
	const { text: seen } = await press('leads.team', 'preview', { base: '[]', v: 'Nina' });
	await press('leads.team', 'save', { shown: hidden(seen, 'shown') });
	const { text: page } = await get('?saved=leads.team');
	expect(page).toContain('It works from now on: no page of the site shows it.');
	expect(page).not.toContain('id="pending"');
	expect(page).toMatch(/data-key="leads\.team"[\s\S]*?<div class="value">[\s\S]{0,80}Nina/);
});

test('SITE-16 beside changes that wait stands the rebuild that was asked for, and no button to ask again', () => {
	const clock = { now: Date.parse('2026-11-28T10:05:00Z'), zone: 'UTC' };
	const request = { id: '1', by: 'Nina', why: '', triggers: 1, asked_at: '2026-11-28T10:00:00Z' };
	const row = { ...setting, pending: 'Ours' };
	const notice = (status: RebuildStatus | null, untaken: Untaken | null = null) =>
		String(pendingNotice('acme', [row], { operator, canEdit: true, status, untaken, ...clock }));
	const idle: RebuildStatus = { slug: 'acme', state: 'idle', place: null, waiting: [], builds: [], progress: null };
	expect(notice(idle)).toContain('Publish now');
	const waiting: RebuildStatus = { ...idle, state: 'waiting', place: 1, waiting: [request] };
	const waits = notice(waiting);
	expect(waits).toContain('1 change queued to be published.');
	expect(waits).toContain('it is on the site once the builder has built it');
	expect(waits).not.toContain('Publish now');
	// Where no builder runs, the words of the overview and the fleet.
	const untaken = untakenOf(
		waiting,
		[{ waitingSince: clock.now - 60_000, buildingSince: null, last: null }],
		clock.now,
	);
	expect(notice(waiting, untaken)).toMatch(
		/1 change queued.*no builder is running\.<\/strong> Ask whoever runs the platform to start the builder\..*npm run builder/s,
	);
	expect(
		untakenOf(idle, [{ waitingSince: clock.now - 60_000, buildingSince: null, last: null }], clock.now),
	).toBeNull();
	expect(notice({ ...idle, state: 'building' })).toContain('what was saved before it began');
});
