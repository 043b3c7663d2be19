import { describe, expect, test } from 'vitest';
import { makeSite, problemsOf, readSite } from './read.ts';

const crm = { kind: 'dashboard', url: 'https://crm.example/api' };
const withLeads = (leads: unknown) => makeSite({ leads });

describe('where leads go', () => {
	test('FORM-15 a site that says nothing has no routing, 120 minutes to open and 30 to wait', () => {
		expect(readSite(makeSite()).leads).toEqual({
			destinations: {},
			routing: [],
			open_within_minutes: 120,
			incomplete_after_minutes: 30,
		});
	});

	test('FORM-15 a destination has its defaults', () => {
		const { leads } = readSite(withLeads({ destinations: { crm }, routing: [{ to: ['crm', 'mail'] }] }));
		expect(leads.destinations['crm']).toEqual({ ...crm, path: '/leads' });
	});

	test('FORM-15 a destination that there is not is named, with the nearest', () => {
		const [problem] = problemsOf(withLeads({ destinations: { crm }, routing: [{ to: ['crn'] }] }));
		expect(problem).toContain('leads.routing[0].to[0]');
		expect(problem).toContain('expected the name of a destination: crm, mail');
		expect(problem).toContain('Did you mean "crm"?');
	});

	test.each([
		['a secret in place of a name', { kind: 'webhook', url: 'https://a.example', secret_env: 's3cret!' }, 'CRM_TOKEN'],
		['nobody to mail to', { kind: 'adf_mail', to: [] }, 'to'],
		['no mailbox', { kind: 'adf_mail', to: ['Dealer <a@b.example>'] }, 'an e-mail address'],
		['no address', { kind: 'dashboard', url: 'ftp://a.example' }, 'starts with https://'],
		['an unknown kind', { kind: 'pigeon' }, 'adf_mail'],
	])('FORM-15 %s is a problem', (_, destination, says) => {
		const problems = problemsOf(withLeads({ destinations: { crm: destination } }));
		expect(problems).toHaveLength(1);
		expect(problems[0]).toContain(says);
	});
});
