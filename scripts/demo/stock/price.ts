import type { Badge, Model } from './catalogue.ts';
import type { Random } from './random.ts';

const yearlyKm = { car: 14_500, motorcycle: 4_200, camper: 0, truck: 28_000 } as const;

/** Kilometres of a used vehicle of an age in years: around the kind's average, wider with age. */
export function usedKm(kind: keyof typeof yearlyKm, age: number, random: Random): number {
	const spread = 0.45 + random.next() * 0.65 + random.next() * 0.45;
	return Math.round(yearlyKm[kind] * Math.max(age, 0.6) * spread);
}

/** Dollars when new: each badge above the first costs 11 % more. */
export function newPrice(model: Model, badge: Badge): number {
	return model.newPrice * 1.11 ** Math.max(0, model.badges.indexOf(badge));
}

/** Dollars of a used vehicle: 14 % in the first year, 9 % in each that follows, and the kilometres. */
export function usedPrice(
	whenNew: number,
	vehicle: { age: number; km: number; expectedKm: number },
	random: Random,
): number {
	const kept = 0.86 ** Math.min(vehicle.age, 1) * 0.91 ** Math.max(0, vehicle.age - 1);
	const wear = vehicle.expectedKm ? 1 - 0.16 * Math.max(-1, Math.min(1.2, vehicle.km / vehicle.expectedKm - 1)) : 1;
	const haggle = 0.95 + random.next() * 0.1;
	return Math.max(whenNew * 0.11, 3_990, whenNew * kept * wear * haggle);
}

export const expectedKm = (kind: keyof typeof yearlyKm, age: number) => yearlyKm[kind] * Math.max(age, 0.6);

/** A price as dealers write it: whole hundreds less ten, or ending in 888. */
export function askingPrice(dollars: number, random: Random): number {
	const step = dollars < 15_000 ? 500 : 1_000;
	const round = Math.max(step, Math.round(dollars / step) * step);
	return random.chance(0.12) && round > 5_000 ? round - step + (step === 500 ? 488 : 888) : round - 10;
}

/** Dollars a week for a vehicle of that price, in fives, with insurance and servicing. */
export const weeklyPrice = (price: number): number => Math.round((75 + price * 0.0042) / 5) * 5;
