import { expect, test } from 'vitest';
import { holidayHours } from '../../../src/site/places/holiday-hours.ts';
import { holidaysHold } from '../../../src/site/places/holidays-hold.ts';
import { makeConfig } from '../../support/make-site.ts';

const config = makeConfig({
	special_hours: [
		{ date: '2026-12-31', status: null, start_hour: '8:30am', end_hour: '2pm' },
		{ date: '2026-12-25', status: 'Closed' },
		{ date: '2026-12-26', status: null },
	],
});
const at = (moment: string) => holidayHours(config, Date.parse(moment) / 1000);

test('LOC-6 dates with special hours, earliest first, those that say nothing left out', () => {
	expect(at('2026-11-21T00:00:00Z')).toEqual([
		{ date: '2026-12-25', day: 'Friday 25 December', hours: 'Closed' },
		{ date: '2026-12-31', day: 'Thursday 31 December', hours: '8:30am-2pm' },
	]);
});

test.each([
	['2026-12-26T11:00:00Z', 2],
	['2026-12-26T13:00:00Z', 1],
	['2027-01-02T00:00:00Z', 0],
])('LOC-6 a date goes once it has ended everywhere (%s: %i left)', (moment, left) => {
	expect(at(moment)).toHaveLength(left);
});

test.each([
	[['Orange - sales'], null],
	[['Orange - sales', 'Orange - service', 'Orange - parts'], 'Sales, service and parts.'],
	[['Orange - sales', 'Dubbo - sales'], 'At every place.'],
	[['Orange - sales', 'Dubbo - sales', 'Dubbo - service'], 'Sales and service, at every place.'],
])('LOC-6 the hours of holidays say where they hold: %j', (names, said) => {
	const locations = names.map((name, id) => ({
		id: id + 1,
		name,
		location_type: name.split(' - ')[1] as 'sales',
		address: { city: name.split(' - ')[0] },
	}));
	expect(holidaysHold(makeConfig({ locations }))).toBe(said);
});
