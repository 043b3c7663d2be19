import { expect, test } from 'vitest';
import type { OverviewView } from '../../../scripts/host/cockpit/overview/overview-view.ts';
import { urgentNotices } from '../../../scripts/host/cockpit/overview/urgent-notices.ts';
import { recipientsLink } from '../../../scripts/host/cockpit/settings/recipients-link.ts';
import { nobodySet } from '../../../src/domain/leads/delivery-notes.ts';

const mail = { destination: 'mail', done: 0, filed: 12, filedAs: nobodySet };
const about = { tenant: { slug: 'acme' }, ways: { isMock: false, destinations: new Map() }, deliveries: [mail] };
const view = { ...about, status: null, urgent: null, pending: 0 } as unknown as OverviewView;
const edit = '/tenants/acme/config/edit/?key=leads.destinations.mail';

test('FORM-15 a site of whose leads nobody gets e-mails leads to the setting of who gets them, with one button', () => {
	const page = String(urgentNotices(view));
	expect(page).toContain(`<a class="button main" href="${edit}">Set who gets the e-mails</a>`);
	expect(page).toContain('12 e-mails are kept here and not sent.');
	expect(page).not.toMatch(/leads\.destinations in the settings|notice bad/);
});

test.each([
	[nobodySet, true],
	['No address is configured: set `to` in the destination of the site.json.', true],
	['No mailbox is configured: set leads.destinations.mail in the site.json.', true],
	['Answer 503.', false],
])('FORM-15 a delivery that says %j leads to that setting: %s', (why, isLinked) => {
	const link = String(recipientsLink(why, { slug: 'acme', destination: 'mail' }));
	expect(link.includes(`href="${edit}"`)).toBe(isLinked);
});
