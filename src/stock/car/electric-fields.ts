import { chargePort, chargingPower, energyUse, kilowattHours, minutes, range } from '../readers/electric-readers.ts';
import type { FieldRow } from './field-row.ts';

const number = { type: 'float', facet: true, optional: true } as const;
const whole = { type: 'int32', facet: true, optional: true } as const;

/** Facts of cars that are charged, electric ones and plug-in hybrids: a part of the table of a car's facts. */
export const electricFields = {
	electric_range: {
		about:
			'Kilometres on a full battery, by WLTP, in the United States by EPA; of a plug-in hybrid without its engine.',
		read: range,
		search: whole,
		aliases: ['range_km', 'ev_range', 'wltp_range', 'driving_range', 'range_wltp'],
	},
	battery_capacity: {
		about: 'Kilowatt-hours that can be used.',
		read: kilowattHours,
		search: number,
		aliases: ['battery_kwh', 'usable_battery', 'battery_size', 'battery_capacity_kwh'],
	},
	energy_consumption: {
		about: 'Kilowatt-hours per 100 km; of a plug-in hybrid beside its `fuel_consumption`.',
		read: energyUse,
		search: number,
		aliases: ['electricity_consumption', 'energy_use', 'kwh_per_100km', 'wh_per_km', 'electric_consumption'],
	},
	ac_charging: {
		about: 'Most kilowatts from a socket or wallbox.',
		read: chargingPower,
		search: number,
		aliases: ['ac_charging_kw', 'onboard_charger', 'max_ac_charging', 'ac_charge_rate'],
	},
	dc_charging: {
		about: 'Most kilowatts from a fast charger.',
		read: chargingPower,
		search: number,
		aliases: ['dc_charging_kw', 'fast_charging', 'max_dc_charging', 'dc_charge_rate'],
	},
	dc_charging_minutes: {
		about: 'Minutes from 10 to 80 per cent at a fast charger.',
		read: minutes,
		search: whole,
		aliases: ['fast_charging_minutes', 'charge_time_10_80', 'dc_charge_time', 'charging_time_10_80'],
	},
	charge_port: {
		about: 'The plug of its fast charging, else of its charging.',
		read: chargePort,
		search: { type: 'string', facet: true, optional: true },
		aliases: ['plug_type', 'charging_port', 'charge_plug'],
	},
} as const satisfies Record<string, FieldRow>;
