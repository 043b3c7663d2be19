import type { Locale } from '../../../src/domain/words/locale.ts';
import type { StockKind } from './catalogue.ts';
import type { Choice } from './choice.ts';
import { inDealersWords } from './dealers-words.ts';

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

/** What an inspection left, by trade; a car's is a promise of its dealer. */
const inspections: Record<StockKind, readonly string[]> = {
	car: [],
	motorcycle: ['Safety check passed, report with the bike', 'Safety check passed, new rear tyre and brake pads'],
	camper: [
		'Safety and gas certificates supplied',
		'Bearings, brakes and seals checked; gas certificate supplied',
		'Damp test passed; safety and gas certificates supplied',
	],
	truck: ['Certificate of inspection supplied', 'Certificate of inspection and 50-point driveline report supplied'],
};

const factoryWarranties: Record<StockKind, { years: number; text: string } | null> = {
	car: null,
	motorcycle: { years: 2, text: '2-year manufacturer warranty, unlimited km' },
	camper: { years: 5, text: '5-year structural warranty, 12 months on appliances' },
	truck: { years: 3, text: '3-year factory warranty or 200,000 km' },
};

/** What one asks about a bike, a van or a truck before anything else: cover, inspection, registration. */
function tradePapers({ kind, car_type, age }: Choice, { index, thisYear }: Lot): Record<string, unknown> {
	const factory = factoryWarranties[kind];
	if (!factory) return {};
	const left = factory.years - age;
	const warranty =
		car_type === 'new'
			? factory.text
			: left > 0
				? `Balance of the ${factory.years}-year warranty`
				: index % 3 === 0
					? '3 months from us, parts and labour'
					: undefined;
	if (car_type === 'new') return { warranty };
	const checks = inspections[kind];
	return {
		...(warranty && { warranty }),
		inspection: checks[index % checks.length],
		...(index % 5 !== 0 && { rego_expiry: `${String((index % 10) + 1).padStart(2, '0')}/${thisYear + 1}` }),
	};
}

type Lot = { index: number; thisYear: number };

/** What the vehicle has, and what is on its papers: by its number, so that nothing else of the stock depends on it. */
export function papersOf(
	choice: Choice,
	{ index, locale }: { index: number; locale: Locale },
): Record<string, unknown> {
	const { kind, car_type, year, age } = choice;
	const list = features[kind];
	const most = list.length - (age > 8 ? 12 : age > 4 ? 6 : 0);
	const own = list.filter((_, at) => at < Math.max(6, most) && (at < 6 || (index + at * 5) % 7 !== 0));
	// One of this year is in the yard already: it was built in the first half of it.
	const built = `${String((index % (age === 0 ? 6 : 12)) + 1).padStart(2, '0')}/${year}`;
	return {
		features: own.map((feature) => inDealersWords(feature, locale)),
		build_date: built,
		...(car_type === 'used' && {
			owners: age < 4 ? 1 : (index % 3) + 1,
			service_history: histories[index % histories.length],
		}),
		...tradePapers(choice, { index, thisYear: year + age }),
		...(kind === 'car' && year >= 2015 && index % 4 !== 0 && { safety_rating: 5 }),
	};
}
