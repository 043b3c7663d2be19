import { expect, test } from 'vitest';
import { leadProblems } from '../../src/config/lead-problems.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { makeSite, readSite } from './read.ts';

const crm = { kind: 'dashboard', url: 'https://crm.example/api', token_env: 'CRM_TOKEN' };
const mail = { kind: 'adf_mail', to: ['leads@dealer.example'] };
const problemsOf = (leads: object, over: object = {}): string[] =>
	leadProblems(readSite(makeSite({ leads, ...over })), 'site.json').map(formatProblem);
const clarity = { forms: { overrides: { enquiry: { destination: 'car-clarity' } } } };

test.each([
	['mail', { destinations: { mail } }],
	['a rule for all', { destinations: { crm }, routing: [{ to: ['crm'] }] }],
	[
		'rules, and mail for the rest',
		{ destinations: { crm, mail }, routing: [{ categories: ['service enquiry'], to: ['crm'] }] },
	],
	[
		'a rule for a category of cars',
		{ destinations: { crm, mail }, routing: [{ categories: ['Demo Vehicle Enquiry'], to: ['crm'] }] },
	],
])('leads that reach somebody are not a problem: %s', (_, leads) => {
	expect(problemsOf(leads)).toEqual([]);
});

test.each([
	['no destination', {}, 'leads.destinations: found {}, expected a destination for the leads'],
	['a destination that no rule names', { destinations: { crm } }, 'leads.routing: found 0 rules'],
	[
		'rules for some',
		{ destinations: { crm }, routing: [{ categories: ['Service Enquiry'], to: ['crm'] }] },
		'leads that match no rule reach nobody',
	],
])('a live site with %s is not built', (_, leads, says) => {
	const problems = problemsOf(leads);
	expect(problems).toHaveLength(1);
	expect(problems[0]).toContain(says);
	expect(problems[0]).toContain('"demo": true');
	expect(problemsOf(leads, { demo: true })).toEqual([]);
});

test('a category that no form has is named, with the nearest', () => {
	const routing = [{ categories: ['Servce Enquiry', 'Careers Enquiry'], to: ['mail'] }];
	const [typo, careers] = problemsOf({ destinations: { mail }, routing });
	expect(typo).toContain('leads.routing[0].categories[0]: found "Servce Enquiry", expected the category of a form:');
	expect(typo).toContain('Did you mean "Service Enquiry"?');
	// It goes out as a general enquiry, so the rule would never fit.
	expect(careers).toContain('leads.routing[0].categories[1]');
});

test('FORM-16 a ready answer for a category that no form has is named, with the nearest', () => {
	const answers = [{ title: 'T', subject: 's', text: 't', categories: ['Used Vehicl'] }];
	const [problem] = problemsOf({ destinations: { mail }, answers });
	expect(problem).toContain('leads.answers[0].categories[0]: found "Used Vehicl"');
	expect(problem).toContain('Did you mean "Used Vehicle Enquiry"?');
});

test('a site’s own category is known', () => {
	const forms = { overrides: { enquiry: { categories: ['Boat Enquiry', 'General Enquiry'] } } };
	const routing = [{ categories: ['Boat Enquiry'], to: ['mail'] }];
	expect(problemsOf({ destinations: { mail }, routing }, { forms })).toEqual([]);
	expect(problemsOf({ destinations: { mail }, routing })).toHaveLength(1);
});

test('FORM-15 a form to car-clarity needs that destination', () => {
	const [problem] = problemsOf({ destinations: { mail } }, clarity);
	expect(problem).toContain('forms.overrides.enquiry.destination: found "car-clarity"');
	expect(problemsOf({ destinations: { mail, 'car-clarity': crm } }, clarity)).toEqual([]);
});

test('a secret of the platform is nobody’s token', () => {
	const [problem, ...more] = problemsOf({ destinations: { mail, crm: { ...crm, token_env: 'DATABASE_URL' } } });
	expect(problem).toContain('leads.destinations.crm.token_env: found "DATABASE_URL"');
	expect(more).toEqual([]);
});
