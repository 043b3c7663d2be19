import { warrantyMonths } from '../../../domain/cars/warranty.ts';
import { payloadOf } from '../../../domain/vehicles/measures.ts';
import type { FactCar } from './fact-rows.ts';

/** Of a row in which one of several cars is best: whether the most or the least is, its name, and the number that counts. */
export type Rank = { best: 'most' | 'least'; word: string; of: (car: FactCar) => number | null | undefined };

const most = (word: string, of: Rank['of']): Rank => ({ best: 'most', word, of });
const least = (word: string, of: Rank['of']): Rank => ({ best: 'least', word, of });

/** By the label of the row in Australian English, or the fact's name. What is a matter of taste has none. */
export const ranks: Readonly<Record<string, Rank>> = {
	Year: most('Newest', (car) => car.year),
	distance: least('Lowest kilometres', (car) => car.km),
	Warranty: most('Longest warranty', ({ warranty = '' }) => warrantyMonths(warranty)),
	'Previous owners': least('Fewest owners', (car) => car.owners),
	'ANCAP safety rating': most('Most safety stars', (car) => car.safety_rating),
	'NHTSA safety rating': most('Most safety stars', (car) => car.safety_rating),
	'Fuel consumption': least('Least fuel', (car) => car.fuel_consumption),
	'Electricity consumption': least('Least electricity', (car) => car.energy_consumption),
	electric_range: most('Longest range', (car) => car.electric_range),
	'Battery (usable)': most('Largest battery', (car) => car.battery_capacity),
	'Fast charging (DC)': most('Strongest charging', (car) => car.dc_charging),
	'Fast charge, 10 to 80%': least('Quickest charge', (car) => car.dc_charging_minutes),
	Power: most('Most power', (car) => car.power),
	seats: most('Most seats', (car) => car.seats),
	'Boot space': most('Most boot space', (car) => car.boot_space),
	towing: most('Tows most', (car) => car.towing_capacity),
	sleeps: most('Sleeps most', (car) => car.sleeps),
	payload: most('Carries most', payloadOf),
	included_km: most('Most kilometres included', (car) => car.included_km),
	minimum_term: least('Shortest term', (car) => car.minimum_term_weeks),
};
