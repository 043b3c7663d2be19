import { describe, expect, test } from 'vitest';
import { makeSite, problemsOf, readSite } from './read.ts';

const crm = { kind: 'dashboard', url: 'https://crm.example/api' };
const withLeads = (leads: unknown) => makeSite({ leads });

describe('where leads go', () => {
	test('FORM-15 a site that says nothing has no routing, 120 minutes to open and 30 to wait', () => {
		expect(readSite(makeSite()).leads).toEqual({
			destinations: {},
			routing: [],
			team: [],
			answers: [],
			usual_answers: true,
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

describe('leads are not sent in the clear', () => {
	const at = (url: string, over: Record<string, unknown> = {}) =>
		problemsOf(makeSite({ leads: { destinations: { crm: { kind: 'dashboard', url } } }, ...over }));

	test.each(['http://crm.example/api', 'http://127.0.0.1.example', 'http://localhost.example'])('%s', (url) => {
		expect(at(url)).toEqual([
			'leads.destinations.crm.url: found http://…, expected an address that starts with https://, since leads are personal data.',
		]);
	});

	test.each(['https://crm.example', 'http://127.0.0.1:4000/api', 'http://localhost', 'http://[::1]:80'])(
		'%s may be',
		(url) => {
			expect(at(url)).toEqual([]);
		},
	);

	test('a demonstration may', () => {
		expect(at('http://crm.example', { demo: true })).toEqual([]);
	});
});

describe('a secret that was written into the file is not in the message', () => {
	const secret = 'k7Jq-do-not-print-93Xz';

	test.each([
		['under an unknown key of a destination', { leads: { destinations: { crm: { ...crm, bearer: secret } } } }],
		['under a mistyped key', { leads: { destinations: { crm: { ...crm, tokn_env: secret } } } }],
		['in place of the variable’s name', { leads: { destinations: { crm: { ...crm, token_env: secret } } } }],
		['as the destination', { leads: { destinations: { crm: secret } } }],
		['in an address', { leads: { destinations: { crm: { kind: 'dashboard', url: `ftp://me:${secret}@a.example` } } } }],
		[
			'as the mail server',
			{ leads: { destinations: { m: { kind: 'adf_mail', to: ['a@b.example'], smtp_env: `smtp://a:${secret}@b` } } } },
		],
		['at the top', { crm_token: secret }],
		['within an object that does not belong there', { crm: { password: secret, apiKey: secret } }],
		['as an address with a password', { feed: `https://me:${secret}@feed.example` }],
		['as a list', { leads: { destinations: { crm: [secret] } } }],
	])('%s', (_, over) => {
		const problems = problemsOf(makeSite(over));
		expect(problems.length).toBeGreaterThan(0);
		expect(problems.join('\n')).not.toContain(secret);
		expect(problems.join('\n')).toContain('(not shown)');
	});
});
