import type { StockKind } from './catalogue.ts';
import type { Choice } from './choice.ts';

/** Standard and extra features by kind; dearer and newer vehicles have more of them. */
const features: Record<StockKind, readonly string[]> = {
	car: [
		'Dual front airbags',
		'ABS brakes',
		'Electronic stability control',
		'Bluetooth phone and audio',
		'Air conditioning',
		'Power windows',
		'Reversing camera',
		'Cruise control',
		'Apple CarPlay and Android Auto',
		'Rear parking sensors',
		'Alloy wheels',
		'Keyless entry',
		'LED headlights',
		'Lane keeping assist',
		'Autonomous emergency braking',
		'Leather steering wheel',
		'Satellite navigation',
		'Blind-spot monitor',
		'Adaptive cruise control',
		'Heated front seats',
		'Wireless phone charger',
		'Power tailgate',
		'Tow bar',
		'Panoramic sunroof',
	],
	motorcycle: [
		'ABS brakes',
		'Digital display',
		'LED headlight',
		'Immobiliser',
		'Tool kit',
		'Traction control',
		'Slipper clutch',
		'Heated grips',
		'Cruise control',
		'Panniers',
	],
	camper: [
		'Electric brakes',
		'Roll-out awning',
		'Gas cooktop',
		'Fridge',
		'Solar panel',
		'Lithium battery',
		'Inverter',
		'Outside shower',
		'Water tank',
		'Stone guard',
		'Air conditioning',
		'Toilet',
		'Washing machine',
	],
	truck: [
		'ABS brakes',
		'Air conditioning',
		'Bluetooth audio',
		'Reversing camera',
		'Electronic stability control',
		'Driver’s suspension seat',
		'Tool box',
		'Tow bar',
		'Work lights',
		'Cruise control',
	],
};

const histories = [
	'Full service history',
	'Full dealer service history',
	'Service books on hand',
	'Part service history',
];

/** What the vehicle has, and what is on its papers: by its number, so that nothing else of the stock depends on it. */
export function papersOf({ kind, car_type, year, age }: Choice, index: number): Record<string, unknown> {
	const list = features[kind];
	const most = list.length - (age > 8 ? 12 : age > 4 ? 6 : 0);
	const own = list.filter((_, at) => at < Math.max(6, most) && (at < 6 || (index + at * 5) % 7 !== 0));
	const built = `${String((index % 12) + 1).padStart(2, '0')}/${year}`;
	return {
		features: own,
		build_date: built,
		...(car_type === 'used' && {
			owners: age < 4 ? 1 : (index % 3) + 1,
			service_history: histories[index % histories.length],
		}),
		...(kind === 'car' && year >= 2015 && index % 4 !== 0 && { safety_rating: 5 }),
	};
}
