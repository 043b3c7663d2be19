import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../src/forms/definition.ts';
import { siteForm } from '../../../src/forms/definitions/site-form.ts';
import { valueKeys } from '../../../src/forms/kinds/value-keys.ts';
import { lookUpsOf } from '../../../src/site/forms/look-ups.ts';
import { makeConfig } from '../../support/make-site.ts';

type Flags = { nevdis?: boolean; autograb?: boolean; redbook?: boolean };

test.each([
	[{}, null, null],
	[{ nevdis: true }, '/nevdis', null],
	[{ autograb: true }, '/simple-autograb-lookup', '/simple-autograb-lookup'],
	[{ redbook: true }, '/redbook-valuation', '/redbook-valuation'],
	[{ nevdis: true, autograb: true, redbook: true }, '/nevdis', '/redbook-valuation'],
])('SITE-10 with %o vehicles are found at %s and valued at %s', (flags: Flags, vehicle, valuation) => {
	const found = lookUpsOf(makeConfig(flags));
	expect(found && { vehicle: found.vehicle, valuation: found.valuation }).toEqual(
		vehicle === null ? null : { vehicle, valuation },
	);
});

test('USER-10 the state is the dealer’s where plates are told apart by state', () => {
	const of = (set: object) => lookUpsOf(makeConfig({ nevdis: true, ...set }));
	const [north, south] = [
		{ id: 1, name: 'North', address: { state: 'nsw' } },
		{ id: 2, name: 'South', primary: true, address: { state: 'VIC' } },
	];
	expect(of({ locations: [north, south] })).toMatchObject({ state: 'VIC', currency: 'AUD' });
	expect(of({ locations: [north] })?.states).toEqual(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);
	expect(of({ address: { state: 'Otago' }, locale: 'en-NZ' })).toMatchObject({
		state: '',
		states: [],
		currency: 'NZD',
	});
	expect(of({ address: { state: 'co' }, locale: 'en-US' })).toMatchObject({ state: 'CO' });
});

describe.each(['trade-in', 'sell-your-car'])('%s', (name) => {
	const fields = (flags: Flags) => {
		const form = siteForm(name, makeConfig(flags));
		return form ? fieldsOf(form) : [];
	};

	test('SITE-10 without a look-up the plate is one field, and nothing speaks of a range', () => {
		const plain = fields({});
		expect(plain.find((field) => field.name === 'Rego')).toMatchObject({ type: 'rego', label: 'Registration' });
		expect(plain.filter(({ type }) => type === 'custom')).toEqual([]);
	});

	test('SITE-10 with the register of plates the vehicle is looked up; a range needs who says one', () => {
		const looked = fields({ nevdis: true });
		const plate = looked.find((field) => field.name === 'Rego');
		expect(plate && valueKeys(plate).map(({ key, required }) => [key, required])).toEqual([
			['Rego', false],
			['Rego State', false],
			['VIN', false],
		]);
		const components = (flags: Flags) => fields(flags).flatMap(({ component }) => component ?? []);
		expect(components({ nevdis: true })).toEqual(['vehicleLookUp']);
		expect(components({ redbook: true })).toEqual(['vehicleLookUp', 'valuationRange']);
	});
});
