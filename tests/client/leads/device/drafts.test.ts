import { expect, test } from 'vitest';
import { draftName } from '../../../../src/client/leads/device/draft-name.ts';
import { dropDraft, keepDraft, readDraft } from '../../../../src/client/leads/device/drafts.ts';
import type { FormValues } from '../../../../src/forms/definition.ts';
import { defaultForm } from '../../../../src/forms/definitions/default-forms.ts';
import { formSettings } from '../../../../src/forms/definitions/site-settings.ts';
import { initialValues } from '../../../../src/forms/flow/initial-values.ts';
import { leadFlow, startOfFlow } from '../../../../src/forms/flow/lead-flow.ts';
import type { Lead } from '../../../../src/forms/lead/lead-payload.ts';
import { makeSite } from '../../../support/make-site.ts';
import { makeStore } from '../make-storage.ts';

const form = defaultForm('trade-in') ?? expect.unreachable();
const start = initialValues(form, formSettings(makeSite().config));
const draft = { values: { ...start, Rego: 'ABC 123' }, flow: startOfFlow, startedAt: 5 };

test('FORM-12 a draft is found again as it was', () => {
	const store = makeStore();
	keepDraft(store, 'draft:x:', draft);
	expect(readDraft(store, 'draft:x:', { form, start, unsent: [] })).toEqual(draft);
	dropDraft(store, 'draft:x:');
	expect(readDraft(store, 'draft:x:', { form, start, unsent: [] })).toBeNull();
});

test('FORM-12 a request that was under way is one that failed, to be sent again under its key', () => {
	const store = makeStore();
	const lead: Lead = { category: 'x', lead_id: null, has_files: false };
	const flow = leadFlow<Lead>(startOfFlow, { type: 'submit', key: 'k', lead, files: [], next: 1 });
	keepDraft(store, 'draft:x:', { ...draft, flow });
	expect(readDraft(store, 'draft:x:', { form, start, unsent: [] })?.flow).toMatchObject({
		status: 'failure',
		request: { key: 'k' },
	});
	const withFiles = leadFlow<Lead>(startOfFlow, {
		type: 'submit',
		key: 'k',
		lead: { ...lead, has_files: true },
		files: ['a'],
		next: null,
	});
	keepDraft(store, 'draft:x:', { ...draft, flow: withFiles });
	expect(readDraft(store, 'draft:x:', { form, start, unsent: [] })?.flow.request).toBeNull();
	// Where the device has kept it with its files, it is sent again under its key.
	expect(readDraft(store, 'draft:x:', { form, start, unsent: ['k'] })?.flow.request?.key).toBe('k');
});

test('files are not kept, other lists are', () => {
	const store = makeStore();
	const values = { ...start, photos: [new File(['x'], 'x.pdf')], extras: ['a'] };
	keepDraft(store, 'draft:x:', { ...draft, values });
	const found = readDraft(store, 'draft:x:', { form, start: { ...start, extras: [] }, unsent: [] });
	expect([found?.values['photos'], found?.values['extras']]).toEqual([[], ['a']]);
});

test.each([
	['no draft', { values: {}, flow: null, startedAt: 1 }],
	['a step that there is not', { values: {}, flow: { ...startOfFlow, step: 9 }, startedAt: 1 }],
	['a text', 'x'],
])('%s in the storage is ignored', (_, stored) => {
	const store = makeStore();
	store.write('draft:x:', stored);
	expect(readDraft(store, 'draft:x:', { form, start, unsent: [] })).toBeNull();
});

test('values of another kind, or of no field, are left out', () => {
	const store = makeStore();
	keepDraft(store, 'draft:x:', {
		...draft,
		values: { Rego: 7, photos: 'x', opt_in: 'yes', unknown: 'x', kilometres: '1' },
	});
	expect(readDraft(store, 'draft:x:', { form, start, unsent: [] })?.values).toEqual({ ...start, kilometres: '1' });
});

test('CAR-1 another plan or colour is what the form is about then, with all that was typed', () => {
	const store = makeStore();
	const said = { Rego: 'Street, 600 km', message: 'I like it in Snow White.', location: '3' };
	const first = { ...start, ...said };
	const read = (now: FormValues) => readDraft(store, 'draft:x:', { form, start, unsent: [], said: now })?.values;
	keepDraft(store, 'draft:x:', { ...draft, values: { ...first, name: 'Ann' }, said });
	const now = { Rego: 'Suburb, 1,200 km', message: 'I like it in Deep Blue.', location: '4' };
	expect(read(now)).toEqual({ ...first, ...now, name: 'Ann' });
	const typed = { message: 'Hi. I like it in Snow White. Is it here?', location: '31' };
	keepDraft(store, 'draft:x:', { ...draft, values: { ...first, ...typed }, said });
	expect(read(now)).toMatchObject({ message: 'Hi. I like it in Deep Blue. Is it here?', location: '31' });
	expect(read({})).toEqual({ ...first, ...typed });
});

test('FORM-12 each car, offer, location and question that an opener asks has its own draft', () => {
	const names = [
		{},
		{ car_id: '7' },
		{ car_id: '7', message: 'What does it come to on the road?' },
		{ car_id: '8', location: '1' },
		{ car_ids: '7,8', location: '1' },
		{ offer: 'Free mats' },
		{ location: '1' },
	];
	expect(new Set(names.map((about) => draftName('enquiry', about))).size).toBe(names.length);
});
