import { shownConsumption } from '../../../src/domain/cars/consumption.ts';
import { distanceText } from '../../../src/domain/cars/distance.ts';
import type { Locale } from '../../../src/domain/words/locale.ts';
import type { Engine, StockKind } from './catalogue.ts';
import { inDealersWords } from './dealers-words.ts';
import type { Random } from './random.ts';

export interface CommentFacts {
	locale: Locale;
	kind: StockKind;
	name: string;
	car_type: 'new' | 'used' | 'demo';
	comingSoon: boolean;
	colour: string;
	city: string;
	locationName: string;
	seats: number;
	badge: string;
	engine: Engine | undefined;
	transmission: string | undefined;
	km: number | undefined;
}

const openings: Record<CommentFacts['car_type'], readonly ((facts: CommentFacts) => string)[]> = {
	new: [
		({ name }) => `The ${name} is here and ready for its first owner.`,
		({ name, colour }) => `Brand new ${name} in ${colour.toLowerCase()}, in stock now.`,
		({ locationName }) => `No waiting list: this one is on the floor at ${locationName}.`,
	],
	demo: [
		({ name }) => `This ${name} has been our demonstrator and has been looked after from day one.`,
		({ km, locale }) => `Save on a new one: our demonstrator has just ${distanceText(km ?? 0, locale)} on the clock.`,
		({ locationName }) => `Driven by our own team at ${locationName}, with the balance of the new car warranty.`,
	],
	used: [
		({ name, colour }) => `A tidy ${name} finished in ${colour.toLowerCase()}.`,
		({ name, city }) => `Local ${city} trade-in: ${name}.`,
		({ name, km, locale }) =>
			km === undefined ? `Well kept ${name}, stored under cover.` : `${name} with ${distanceText(km, locale)}.`,
		({ badge, name }) =>
			badge === 'Base' || badge === 'Standard'
				? `Honest ${name}, priced to sell.`
				: `The ${badge} is the one people ask us for.`,
		({ colour }) => `It presents well inside and out, and the ${colour.toLowerCase()} suits it.`,
	],
};

const arrivals: readonly ((facts: CommentFacts) => string)[] = [
	({ name }) => `On its way to us: ${name}.`,
	({ name, locationName }) => `The ${name} arrives at ${locationName} shortly; ask to be first to see it.`,
];

const engineSentence = ({ engine, transmission, kind, locale }: CommentFacts, random: Random): string | undefined => {
	if (!engine)
		return random.pick([
			'Solar panel, lithium battery and a full set of tie-downs included.',
			'Kitchen, fridge and annexe are all in working order.',
			'Chassis, brakes and bearings were checked in our workshop.',
		]);
	if (engine.fuel === 'Electric')
		return random.pick([
			'Fully electric: charge it at home overnight and skip the bowser.',
			'Quiet, quick and no fuel bills, with a charging cable in the boot.',
		]);
	if (kind === 'motorcycle') return `The ${engine.text} pulls cleanly through the gears.`;
	const economy = engine.consumption ? ` and an official ${economyText(engine.consumption, locale)}` : '';
	const gears = transmission && `${transmission.toLowerCase()} transmission`;
	return random.pick([
		`${engine.text} engine${gears ? `, ${gears}` : ''}${economy}.`,
		`Powered by a ${engine.text} engine${gears ? ` with ${transmission === 'Automatic' ? 'an' : 'a'} ${gears}` : ''}.`,
	]);
};

function economyText(litres: number, locale: Locale): string {
	const { value, unit } = shownConsumption(litres, locale);
	return `${value} ${unit}`;
}

const useSentences: Record<StockKind, readonly ((facts: CommentFacts) => string)[]> = {
	car: [
		({ seats }) =>
			seats < 4
				? 'Simple, well thought out and easy to live with.'
				: seats > 5
					? `With ${seats} seats there is room for the whole team.`
					: `Seats ${seats} with space left for the weekend’s bags.`,
		() => 'Apple CarPlay, Android Auto and a reversing camera make daily driving easy.',
		() => 'Two keys and service books are with the car.',
		() => 'Easy to park in town and settled on the highway.',
	],
	motorcycle: [
		() => 'Tyres and chain have plenty of life left.',
		() => 'Happy on the commute and happier on a Sunday road.',
		() => 'Two keys, tool kit and manual included.',
	],
	camper: [
		({ seats }) => `Sleeps ${seats}.`,
		() => 'Hitch up and go: handover includes a full walk-through.',
		({ seats }) => `Beds for ${seats} and storage to match.`,
	],
	truck: [
		() => 'Ready for work: load rating plate and service history on hand.',
		() => 'Seats three across, with a proper storage shelf above.',
		() => 'Reversing camera and workshop check done.',
	],
};

const closings: readonly ((facts: CommentFacts) => string)[] = [
	({ city }) => `See it at our ${city} yard, or ask us for a walk-around video.`,
	() => 'Trade-ins welcome and finance can be arranged for approved customers.',
	() => 'Call ahead and we will have it at the door for you.',
	({ city }) => `We deliver from ${city} to most parts of the country.`,
	() => 'Workshop inspected before it goes out.',
];

/** Two to five sentences in a dealer's voice, each made from the vehicle's own facts. */
export function writeComments(facts: CommentFacts, random: Random): string {
	const sentences = [random.pick(facts.comingSoon ? arrivals : openings[facts.car_type])(facts)];
	const engine = random.chance(0.75) ? engineSentence(facts, random) : undefined;
	if (engine) sentences.push(engine);
	sentences.push(random.pick(useSentences[facts.kind])(facts));
	if (random.chance(0.7)) sentences.push(random.pick(closings)(facts));
	return inDealersWords(sentences.join(' '), facts.locale);
}
