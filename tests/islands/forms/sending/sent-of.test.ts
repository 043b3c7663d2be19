import { expect, test } from 'vitest';
import { keepSentLead, sentLead } from '../../../../src/client/leads/device/sent-lead.ts';
import { sentOf } from '../../../../src/islands/forms/sending/sent-of.ts';
import { isSentHere } from '../../../../src/islands/forms/sending/use-sent-before.ts';
import { formsFile } from '../../../../src/site/forms/forms-file.ts';
import { makeStore } from '../../../client/leads/make-storage.ts';
import { makeSite } from '../../../support/make-site.ts';

const site = formsFile(makeSite({ nevdis: true, autograb: true }));
const named = { 'Vehicle Year': '2019', 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' };
const valued = {
	...named,
	'Valuation Low': '12300',
	'Valuation High': '14500',
	'Valuation Currency': 'AUD',
	'Valuation Provider': 'Sample data',
	'Valuation Date': '2026-11-24',
	'Valuation Valid Until': '2026-12-01',
};
const sent = (name: string, values: object) => {
	const form = site.forms[name]?.form ?? expect.unreachable();
	return sentOf({ site, form, values: { ...values } });
};

test('ROUTE-10 FORM-17 the range that was shown of the visitor’s vehicle, and until when it counts', () => {
	const worth = { range: '$12,300 to $14,500', until: '1 December 2026', sample: true };
	expect(sent('trade-in', valued)).toMatchObject({ vehicle: '2019 Kia Rio', carName: '', worth });
	expect(sent('trade-in', { ...valued, 'Valuation Provider': 'AutoGrab' }).worth).toEqual({ ...worth, sample: false });
	expect(sent('trade-in', { ...valued, 'Valuation Currency': 'USD' }).worth?.range).toBe('USD 12,300 to USD 14,500');
	expect(sent('trade-in', { ...valued, 'Valuation Low': '', 'Valuation High': '' }).worth).toBeNull();
	expect(sent('trade-in', named).worth).toBeNull();
});

test('ROUTE-10 the car that a question is about has its name; the visitor’s own vehicle is none', () => {
	expect(sent('enquiry', { ...named, car_id: '7' })).toMatchObject({ car: '7', carName: '2019 Kia Rio', vehicle: '' });
	expect(sent('enquiry', named).carName).toBe('');
	expect(sent('trade-in', { ...named, car_id: '7' }).carName).toBe('');
});

test('ROUTE-10 what this tab has sent is read as it was kept; what an earlier version kept has neither range nor name', () => {
	const tab = makeStore();
	const kept = { ...sent('trade-in', valued), path: '/trade-in/' };
	keepSentLead(tab, kept);
	expect(sentLead(tab)).toEqual(kept);
	const { carName: _, worth: __, path: ___, ...older } = kept;
	tab.write('sent', older);
	expect(sentLead(tab)).toEqual({ ...kept, carName: '', worth: null, path: '' });
	tab.write('sent', { ...kept, carName: 7 });
	expect(sentLead(tab)).toBeNull();
});

test.each([
	['the form of this page, a moment ago', {}, true],
	['another form', { form: 'contact' }, false],
	['another page, or one on which another is begun', { path: '' }, false],
	['yesterday', { at: 0 }, false],
])('FORM-9 Back leads to a form that was sent: %s', (_, kept, isSent) => {
	const now = 24 * 60 * 60_000;
	const last = { ...sent('trade-in', valued), path: '/trade-in/', at: now - 60_000, ...kept };
	expect(isSentHere(last, { form: { name: 'trade-in' }, path: '/trade-in/', now })).toBe(isSent);
});
