import { expect, test } from 'vitest';
import type { FormDefinition, FormValues } from '../../../../src/forms/definition.ts';
import { siteForm } from '../../../../src/forms/definitions/site-form.ts';
import { replyText } from '../../../../src/islands/forms/shell/reply-text.ts';
import { makeConfig } from '../../../support/make-site.ts';

const config = makeConfig({ locations: [{ id: 3, name: 'North - Sales' }] } as never);
const formOf = (name: string, of = config) => siteForm(name, of) as FormDefinition;
/** Tuesday, 10 am in Brisbane. */
const now = Date.parse('2026-11-24T00:00:00Z') / 1000;
const week = Array.from({ length: 7 }, () => '08:30-17:30') as never;
const hours = { zone: 'Australia/Brisbane', week, special: {} } as never;
const text = (form: FormDefinition, values: FormValues = {}, open: typeof hours | null = hours) =>
	replyText({ form, values, hours: open, reply: { hours: 4, months: [] }, now });

test('ROUTE-10 who sends a form reads by when there is an answer, and who sells by when there is a figure', () => {
	expect(text(formOf('enquiry'))).toBe('You’ll hear from us by 2pm today.');
	expect(text(formOf('sell-your-car'))).toBe('You’ll have a figure from us by 2pm today.');
	expect(text(formOf('trade-in'))).toBe('You’ll have a figure from us by 2pm today.');
});

test('ROUTE-10 a visit that is sooner is answered before it', () => {
	const form = formOf('book-a-service');
	expect(text(form, { service_date: '2026-11-24T13:00' })).toBe('You’ll hear from us before then.');
	expect(text(form, { service_date: '2026-11-25T13:00' })).toBe('You’ll hear from us by 2pm today.');
});

test('ROUTE-10 nothing is promised where hours are unknown, a time is booked at once, or somebody looks for work', () => {
	expect(text(formOf('enquiry'), {}, null)).toBeNull();
	expect(text(formOf('careers'))).toBeNull();
	const slots = makeConfig({ locations: [{ id: 3, name: 'North' }], test_drives: { slots: true } } as never);
	expect(text(formOf('book-test-drive', slots))).toBeNull();
});
