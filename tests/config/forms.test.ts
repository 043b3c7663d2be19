import { expect, test } from 'vitest';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { fixture, makeSite, problemsOf, readSite } from './read.ts';

const problems = (overrides: object) => problemsOf(makeSite({ forms: { overrides } }));
const added = (set: object) => problems({ enquiry: { add: [{ name: 'x', type: 'string', label: 'X', ...set }] } });

test('FORM-1 a form that there is not, with the nearest', () => {
	const [problem] = problems({ enquirey: {} });
	expect(problem).toMatch(
		/^forms\.overrides\.enquirey: found "enquirey", expected the name of a form: enquiry, contact, .*Did you mean "enquiry"\?$/,
	);
});

test('FORM-1 a block that names no form', () => {
	const page = { title: 'A', blocks: [{ kind: 'form', heading: 'A', form: 'fianance' }] };
	const [problem] = problemsOf(makeSite({ pages: { '/a/': page } }));
	expect(problem).toMatch(/^pages\["\/a\/"\]\.blocks\[0\]\.form: found "fianance".*Did you mean "finance"\?$/);
});

test('FORM-1 a kind of field that there is not, with the nearest', () => {
	expect(added({ type: 'txtarea' })[0]).toMatch(
		/^forms\.overrides\.enquiry\.add\[0\]\.type: found "txtarea".*Did you mean "textarea"\?$/,
	);
});

test('FORM-1 a component that there is not, and a custom field without one', () => {
	expect(added({ type: 'custom', component: 'carCrad' })[0]).toMatch(/Did you mean "carCard"\?$/);
	expect(added({ type: 'custom' })).toEqual([
		'forms.overrides.enquiry.add[0].component: expected the component to show.',
	]);
});

test('FORM-1 fields that there are not, wherever they are named; all at once', () => {
	const found = problems({
		enquiry: {
			remove: ['mesage'],
			fields: { emial: { label: 'E-mail' }, phone: { showWhen: { field: 'nmae' } } },
			add: [{ name: 'x', type: 'string', label: 'X', after: 'opt-in', showWhen: { field: 'y' } }],
		},
	});
	expect(found.map((text) => text.replace(/, expected the name of a field of this form: [^.]*/, ''))).toEqual([
		'forms.overrides.enquiry.remove[0]: found "mesage". Did you mean "message"?',
		'forms.overrides.enquiry.fields.emial: found "emial". Did you mean "email"?',
		'forms.overrides.enquiry.fields.phone.showWhen.field: found "nmae". Did you mean "name"?',
		'forms.overrides.enquiry.add[0].after: found "opt-in". Did you mean "opt_in"?',
		'forms.overrides.enquiry.add[0].showWhen.field: found "y". Did you mean "x"?',
	]);
});

test('FORM-1 what was left out cannot be depended on', () => {
	expect(
		problems({ enquiry: { remove: ['email'], fields: { phone: { showWhen: { field: 'email' } } } } })[0],
	).toContain('phone.showWhen.field: found "email"');
});

test('FORM-1 what depends on a field that is left out is named', () => {
	expect(problems({ 'finance-pre-approval': { remove: ['licence'] } })).toEqual([
		'forms.overrides["finance-pre-approval"].remove: found "licence", expected a field on which no other depends; licence_expiry does.',
	]);
});

test('FORM-1 a step that there is not', () => {
	expect(added({ step: 1 })).toEqual([
		'forms.overrides.enquiry.add[0].step: found 1, expected a step of this form: 0 to 0.',
	]);
});

test('FORM-1 a choice of nothing', () => {
	expect(added({ type: 'select' })).toEqual([
		'forms.overrides.enquiry.add[0].options: expected a list of what can be chosen.',
	]);
	expect(added({ type: 'radio' })).toEqual([]);
});

test('FORM-1 two fields under one key', () => {
	expect(added({ name: 'last_name' })).toEqual([
		'forms.overrides.enquiry.add[0].name: found "last_name", expected another name, because last_name is sent by a field of the form.',
	]);
	expect(added({ name: 'a.b' })[0]).toContain('expected a name without dots and brackets');
});

test('FORM-10 a key of the lead itself is not a name for a field', () => {
	expect(added({ name: 'lead_id' })).toEqual([
		'forms.overrides.enquiry.add[0].name: found "lead_id", expected another name, because lead_id belongs to every lead.',
	]);
});

test('FORM-1 the fixture with everything on says all that can be said of a form and a field', () => {
	const { enquiry } = readSite(fixture('everything')).forms.overrides;
	expect(Object.keys(enquiry ?? {}).length).toBe(11);
	const said = [...(enquiry?.add ?? []), ...Object.values(enquiry?.fields ?? {})].flatMap(Object.keys);
	expect(new Set(said).size).toBe(22);
});

const warned = (set: Record<string, unknown>) => {
	const parsed = parseSite(makeSite(set), { file: 'site.json', strict: true });
	return parsed.ok ? parsed.warnings.map(formatProblem) : problemsOf(makeSite(set));
};

test.each([
	['en-AU', 'the Spam Act 2003 (Cth)'],
	['en-NZ', 'the Unsolicited Electronic Messages Act 2007'],
])('FORM-6 under %s a ticked opt-in is warned of: %s', (locale, law) => {
	expect(warned({ locale, forms: {} })).toEqual([
		`site.json: forms.opt_in_default: found true, expected false. Under ${law} a box that is ticked already is not consent to be sent advertising: set forms.opt_in_default to false.`,
	]);
	expect(warned({ locale, forms: { opt_in_default: false } })).toEqual([]);
});

test('FORM-6 under en-US an opt-in may be ticked', () => {
	expect(warned({ locale: 'en-US', forms: {} })).toEqual([]);
});

test('FORM-6 the other field of two of which one is enough has to be there', () => {
	expect(problems({ enquiry: { fields: { email: { either: 'fax' } } } })[0]).toMatch(
		/^forms\.overrides\.enquiry\.fields\.email\.either: found "fax"/,
	);
});
