import { expect, test } from 'vitest';
import { routeLead } from '../../../src/domain/leads/lead-routing.ts';

const rules = [
	{ categories: ['Service Enquiry'], locations: [3], to: ['north-workshop'] },
	{ categories: ['Service Enquiry', 'Parts Enquiry'], to: ['workshop', 'crm'] },
	{ locations: [3, 4], to: ['north'] },
];

test.each([
	['both fit', 'Service Enquiry', '3', ['north-workshop']],
	['the first that fits counts', 'Service Enquiry', '4', ['workshop', 'crm']],
	['a category in any case', ' parts enquiry', null, ['workshop', 'crm']],
	['a location alone', 'General Enquiry', '4', ['north']],
	['no rule fits', 'General Enquiry', '5', null],
	['neither category nor location', null, null, null],
])('FORM-15 %s', (_, category, location_id, to) => {
	expect(routeLead({ category, location_id }, rules)).toEqual(to);
});

test('FORM-15 without rules none fits; a rule without conditions fits all', () => {
	expect(routeLead({ category: 'x', location_id: null }, [])).toBeNull();
	expect(routeLead({ category: null, location_id: null }, [{ to: ['crm'] }])).toEqual(['crm']);
});
