import { expect, test } from 'vitest';
import { adapterRequest } from '../../../src/search/client/adapter-request.ts';

const paramsOf = (facetFilters: string[][]) =>
	adapterRequest({ indexName: 'vehicles', params: { facetFilters } }, { collection: 'cars' }).params;

test('SRCH-7 either a make or a model is a condition that the adapter cannot write; several makes are left to it', () => {
	expect(paramsOf([['make:Toyota', 'model:Mazda3']])).toMatchObject({
		filters: '(make:=[`Toyota`] || model:=[`Mazda3`])',
		facetFilters: [],
	});
	expect(paramsOf([['make:Toyota', 'make:Kia']])).toMatchObject({
		filters: '',
		facetFilters: [['make:Toyota', 'make:Kia']],
	});
});
