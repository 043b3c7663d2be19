import { expect, test } from 'vitest';
import { stockSchema } from '../../../src/search/fields/stock-schema.ts';
import { carSchema } from '../../support/car-schema.ts';
import { goldenFields } from '../golden.ts';

const fields = Object.entries(stockSchema) as [string, { type: string; facet?: true; optional?: true; sort?: true }][];

test.each(goldenFields)('SITE-6 the field $name is that of the public stock collection', (golden) => {
	const field = fields.find(([name]) => name === golden.name)?.[1];
	const { type, facet, optional, sort } = golden;
	expect(field).toEqual({ type, ...(facet && { facet }), ...(optional && { optional }), ...(sort && { sort }) });
});

/** Values of the fields that know only certain words. */
const words: Readonly<Record<string, string>> = {
	status: 'sold',
	car_type: 'new',
	terrain: 'Off-road',
	axle_configuration: '6x4',
	licence_class: 'MR',
	lams: 'LAMS approved',
};

test.each(fields)('SITE-18 %s is a fact of a car, of the type stated', (name, { type }) => {
	const car = {
		string: 'text',
		bool: true,
		id: 1,
		int32: 1,
		int64: 1,
		float: 1.5,
	}[type];
	const shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }> = carSchema.shape;
	const samples = [words[name] ?? car];
	expect(samples.map((value) => shape[name]?.safeParse(value).success)).toEqual([true]);
});
