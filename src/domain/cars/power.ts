import { type Locale, localeRow } from '../locales/rows.ts';

/** Units in kilowatts: PS is metric horsepower, hp that of the US and the UK. */
const kilowatts = { kW: 1, PS: 0.735_498_75, hp: 0.745_699_87 } as const;

/** How strong an engine is in the units of the locale: `90 kW`, `121 hp`, `90 kW (122 PS)` (SITE-9). `power` in kilowatts. */
export function powerText(power: number, locale: Locale): string {
	const [first, second] = localeRow(locale).powerUnits.map((unit) => `${Math.round(power / kilowatts[unit])} ${unit}`);
	return second === undefined ? `${first}` : `${first} (${second})`;
}

/** The kilowatts of a power in another unit. */
export const kilowattsOf = (power: number, unit: keyof typeof kilowatts): number => power * kilowatts[unit];
