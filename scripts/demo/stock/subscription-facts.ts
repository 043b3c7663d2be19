import { distanceText } from '../../../src/domain/cars/distance.ts';
import type { Locale } from '../../../src/domain/words/locale.ts';
import type { StockRecord } from './record.ts';

const daySeconds = 86_400;

/** Kilometres a month on the plans that cars of the sample by the week start on (`subscription` of `tenants/blinkr/site.json`). */
const plans = { Street: 600, Suburb: 1_200 } as const;

/** What carries loads is driven further. */
const planOf = ({ simple_body: body }: StockRecord): keyof typeof plans =>
	body === 'Ute' || body === 'Van' ? 'Suburb' : 'Street';

/** What a car by the week has: the plan that its price is for, what is included, and from when it can be had. `today` in Unix seconds. */
export function subscriptionFacts(record: StockRecord, { today, locale }: { today: number; locale: Locale }) {
	const plan = planOf(record);
	const isOut = record['reserved'] === true || record['status'] === 'coming_soon';
	return {
		subscription_plan: plan,
		included_km: plans[plan],
		minimum_term_weeks: 4,
		available_from_timestamp: isOut ? today + (3 + (record.id % 18)) * daySeconds : today,
		inclusions: ['Comprehensive insurance', 'Servicing and tyres', 'Registration', 'Roadside assistance'],
		dealercomments: commentsOf(record, locale),
	};
}

/** Who it suits, what it has run, and how it is handed over: by its facts and without chance. */
function commentsOf(record: StockRecord, locale: Locale): string {
	const { id, km, colour, interior_colour: cabin } = record;
	const odometer =
		typeof km === 'number' && km > 100
			? `${String(colour)} with a ${String(cabin ?? 'black').toLowerCase()} cabin and ${distanceText(km, locale)} on the odometer today.`
			: `${String(colour)} with a ${String(cabin ?? 'black').toLowerCase()} cabin, and you are its first driver.`;
	const handovers = [
		'We walk you round it at pick-up and pair your phone: fifteen minutes.',
		'Bring your licence to pick-up; the paperwork is done on your phone before.',
		'A small mark or two is on the handover sheet with photos, so nobody asks you about it later.',
		'The toll tag is on the glass and two keys are in the box.',
	];
	return [suits(record), odometer, fuelSentence(record), handovers[id % handovers.length]].join(' ');
}

const bodySentences: Readonly<Record<string, readonly string[]>> = {
	Hatch: [
		'Small enough for terrace-house parking, with room for a week’s shop.',
		'The easy one in town: short, light to steer and simple to park.',
	],
	Sedan: [
		'Quiet on the motorway and tidy outside a client’s office.',
		'For long commutes: comfortable seats and a proper boot.',
	],
	SUV: [
		'Takes a pram, two bikes or the dog, and sits high enough for speed humps.',
		'Our most asked-for size: room for five and a flat load floor.',
	],
	Wagon: ['As long a boot as we have without going up to a van.'],
	Ute: [
		'For a job, a reno or a season of surf trips: the tray has a liner and tie-downs.',
		'The tray takes a pallet, the cabin takes the crew.',
	],
	Van: [
		'For moves and deliveries: a flat floor, tie-downs and a bulkhead.',
		'Load it from the side or the back; both doors open wide.',
	],
	'People Mover': ['For visitors, grandparents and soccer teams: every seat is a real one.'],
	Coupe: ['Two good seats, two small ones, and a road worth taking.'],
	Convertible: ['For a summer rather than a lifetime, which is what a subscription is for.'],
};

function suits({ id, simple_body: body }: StockRecord): string {
	const sentences = bodySentences[String(body)] ?? bodySentences['Hatch'] ?? [];
	return sentences[id % sentences.length] ?? '';
}

function fuelSentence({ simple_fuel: fuel, electric_range: range }: StockRecord): string {
	if (fuel === 'Electric')
		return `The cable is in the boot, and a public-charging card comes with it${typeof range === 'number' ? '; most people here charge once a week' : ''}.`;
	if (fuel === 'Hybrid' || fuel === 'Plug-in Hybrid') return 'A hybrid, so town driving is where it saves most.';
	return fuel === 'Diesel' ? 'It takes diesel; return it full.' : 'It takes petrol; return it full.';
}
