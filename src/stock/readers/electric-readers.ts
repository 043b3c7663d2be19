import { kilometresOf } from '../../domain/cars/distance.ts';
import type { Notation } from './notation.ts';
import { decimal, followed, integer, kilometres } from './number-readers.ts';
import { type Reader, type Reading, scalarText, unreadable } from './reading.ts';
import { line } from './text-readers.ts';

/** What a range may be followed by: the tests whose ranges are taken. NEDC's are a third longer than anybody drives. */
const rangeTest = /\s*\(?\b(?:wltp|epa|combined)\)?$/i;
/** Of what is written; a number with its unit is shorter. */
const longest = 40;
const leastRange = 5;
const mostRange = 1_500;
const anyDistance = kilometres();

/** How far a full battery takes it, in whole kilometres: 484, `484 km`, `484 km (WLTP)`, `301 miles`. */
export function range(found: unknown, notation: Notation): Reading<number> {
	if (scalarText(found).length > longest) return unreadable('not a range in km');
	const bare = typeof found === 'string' ? found.replace(rangeTest, '') : found;
	const reading = anyDistance(bare, notation);
	if (reading.value === undefined) return unreadable('not a range in km');
	if (reading.value === 0) return { note: '0 is taken as not known' };
	if (reading.value < leastRange || reading.value > mostRange) {
		return unreadable(`not a range from ${leastRange} to ${mostRange} km`);
	}
	return bare === found ? reading : { value: reading.value, note: 'read as kilometres' };
}

/** A battery in kilowatt-hours: 60.4, `60.4 kWh`, `60.4 kWh usable`. */
export const kilowattHours = decimal({
	what: 'a battery in kWh',
	min: 0.5,
	max: 1_000,
	unit: followed(/^kwh\b(?: ?\(?(?:usable|net)\)?)?$/i),
	zeroIsNone: true,
});

/** A power of charging in kilowatts: 11, `11 kW`. */
export const chargingPower = decimal({
	what: 'kilowatts',
	min: 1,
	max: 1_500,
	unit: followed(/^kw\b(?: ?\(?(?:ac|dc|max(?:imum)?)\)?)?$/i),
	zeroIsNone: true,
});

/** Whole minutes: 28, `28 min`. */
export const minutes = integer({
	what: 'a number of minutes',
	min: 1,
	max: 600,
	unit: followed(/^min(?:ute)?s?\.?$/i),
	zeroIsNone: true,
});

const bareEnergy = decimal({ what: 'kWh per 100 km', min: 0.1, max: 1_000, zeroIsNone: true });
const per = String.raw`\s*(?:\/|per)\s*`;
const kilowattHoursPer100Km = new RegExp(`kwh${per}100 ?kms?$`, 'i');
const wattHoursPerKm = new RegExp(`wh${per}km$`, 'i');
const kilowattHoursPer100Miles = new RegExp(`kwh${per}100 ?mi(?:les?)?$`, 'i');
/** No car takes so much on 100 km: a number alone from here on is in watt-hours per kilometre. */
const leastWattHours = 90;

/** What an electric drive takes, in kWh per 100 km to the tenth: 16.5, `16.5 kWh/100 km`, `165 Wh/km`, `26.6 kWh/100 mi`. */
export const energyUse: Reader<number> = (found, notation) => {
	const text = scalarText(found).trim();
	if (text.length > longest) return unreadable('not kWh per 100 km');
	const isPerMiles = kilowattHoursPer100Miles.test(text);
	const isWattHours = !kilowattHoursPer100Km.test(text) && wattHoursPerKm.test(text);
	const amount = [kilowattHoursPer100Km, kilowattHoursPer100Miles, wattHoursPerKm]
		.reduce((left, unit) => left.replace(unit, ''), text)
		.trim();
	const { value, note } = bareEnergy(typeof found === 'number' ? found : amount, notation);
	if (value === undefined) return note?.startsWith('0 ') ? { note } : unreadable('not kWh per 100 km');
	const isBare = amount === text;
	const watts = isWattHours || (isBare && value >= leastWattHours);
	const kilowatts = watts ? value / 10 : isPerMiles ? value / (kilometresOf(1_000) / 1_000) : value;
	const rounded = Math.round(kilowatts * 10) / 10;
	return rounded === found ? { value: rounded } : { value: rounded, note: 'read as kWh per 100 km' };
};

const ports: readonly (readonly [RegExp, string])[] = [
	[/chademo/i, 'CHAdeMO'],
	[/nacs|j3400|tesla/i, 'NACS'],
	[/ccs ?(?:combo ?)?1|combo 1/i, 'CCS1'],
	[/ccs|combo/i, 'CCS2'],
	[/gb ?\/? ?t\b/i, 'GB/T'],
	[/type ?1|j1772/i, 'Type 1'],
	[/type ?2|mennekes/i, 'Type 2'],
];

/** The plug that it charges by, one spelling each: `CCS Combo 2` is CCS2; what is not known stays. */
export const chargePort: Reader<string> = (found) => {
	const text = line(found);
	if (!text.value) return text;
	const known = ports.find(([pattern]) => pattern.test(text.value ?? ''))?.[1];
	if (known === undefined || known === found) return text;
	return { value: known, note: `read as ${known}` };
};
