import { type ConditionLabels, conditionLabel } from '../../domain/cars/condition.ts';
import { pleaseBring } from '../../domain/words/please-bring.ts';
import type { TemplateWords } from '../../domain/words/template-words.ts';
import { type Bring, inOneSentence } from '../../domain/words/what-to-bring.ts';

/**
 * What the success page says to those who have sent a form, by the category of it, or by its subcategory or name where that says
 * more: a test drive of a used car is not a question about used cars, a booking none about service (ROUTE-10, FORM-9, FORM-16). In the steps `{who}` stands for the
 * team that answers, `{by}` for the time by which it does.
 */
export type SuccessText = {
	category: string;
	heading: string;
	text: string;
	/** The same where the page knows which car it is about: `{car}` stands for its name. */
	named?: string;
	steps: readonly string[];
};

type Row = [categories: string, heading: string, text: string, ...steps: string[]];

type Words = TemplateWords & {
	/** What to bring to a test drive, in the dealer's words. */
	toDrive: string;
	/** Otherwise: `the logbook and any wheel-lock key`. */
	bring: Pick<Bring, 'service' | 'sale'>;
};

/** What happens after anything that is sent. */
export const plainSteps = ['Your message is with {who}.', 'You’ll hear from us {by}, by phone or email.'] as const;

/** The texts of the categories; any other one gets the page's plain thanks. */
export function successTexts(words: Words, labels: ConditionLabels): SuccessText[] {
	const asked = words.ask === 'Subscribe' ? conditions.map(subscribed) : aboutCars(words, labels);
	const named = words.ask === 'Subscribe' ? {} : { named: 'We have your question about the {car}.' };
	return [
		...bySubcategory(words).map(textOf),
		...asked.map((row) => ({ ...textOf(row), ...named })),
		...byCategory(words).map(textOf),
	];
}

const textOf = ([category, heading, text, ...steps]: Row): SuccessText => ({ category, heading, text, steps });

function aboutCars({ singular, plural, drive }: Words, labels: ConditionLabels): Row[] {
	const row = (category: string, what: string, checks = `that the ${singular} is still available`): Row => [
		category,
		'Thanks for your enquiry',
		`We have your question about ${what}.`,
		`Your question is with {who}, who will check ${checks}.`,
		'You’ll hear from us {by}, by phone or email.',
		`Like what you hear? We’ll find a time for a ${drive}.`,
	];
	return [
		// New ones are asked about that have to be ordered, too.
		row('new-vehicle-enquiry', `a new ${singular}`, 'what is available and when'),
		row('used-vehicle-enquiry', `one of our ${conditionLabel('used', labels)} ${plural}`),
		row('demo-vehicle-enquiry', `a demo ${singular}`),
	];
}

const conditions = ['new', 'used', 'demo'] as const;

const subscribed = (condition: (typeof conditions)[number]): Row => [
	`${condition}-vehicle-enquiry`,
	'Thanks for your request',
	'Nothing is charged yet.',
	'{who} checks that the car is free that day.',
	'You’ll hear from us {by} to confirm your plan and the weekly price, and with what we need from you.',
	'Bring your driver licence on the day, and drive away.',
];

function byCategory(words: Words): Row[] {
	const { singular, plural, bring } = words;
	const valued: readonly string[] = [
		'{who} compares yours with what others like it sell for.',
		'You’ll hear from us {by} with a firm figure, or with a question if we need to know more.',
		`We’ll look it over together, then you decide. Please bring ${inOneSentence(bring.sale)}.`,
	];
	const lent: readonly string[] = [
		'Your details are with {who}.',
		'We’ll call you {by} to talk about what you need.',
		'You’ll see rates, fees and repayments before you sign anything.',
	];
	return [
		['general-enquiry', 'Thanks for your message', 'A person reads every one.', ...plainSteps],
		[
			'service-enquiry',
			'Thanks, the workshop has your message',
			'Nothing is booked yet.',
			'Your message is with {who}.',
			'You’ll hear from us {by}, by phone or email.',
			`Coming in? Please bring ${inOneSentence(bring.service)}.`,
		],
		[
			'parts-enquiry',
			'Thanks for your parts enquiry',
			'We’ve got your request.',
			'{who} looks up the right part.',
			'You’ll hear from us {by} with the price, and when it can be here.',
		],
		[
			'fleet-enquiry',
			'Thanks for your fleet enquiry',
			'We’ve got your details.',
			'Your enquiry is with {who}.',
			'We’ll call you {by} to talk about what you need.',
			`You’ll get a quote for the ${plural} that suit, and when each can be here.`,
		],
		['finance-enquiry', 'Thanks for your finance enquiry', 'Nothing is decided yet.', ...lent],
		[
			'careers-enquiry',
			'Thanks for your interest',
			'We’ve got your application.',
			'{who} reads it.',
			'We’ll get back to you either way.',
		],
		['sell-my-car-enquiry', `Thanks for telling us about your ${singular}`, 'That is enough to start with.', ...valued],
		['trade-in-enquiry', `Thanks for telling us about your ${singular}`, 'That is enough to start with.', ...valued],
		driveRow('test-drive-enquiry', words),
		['special-offer-enquiry', 'Thanks for your enquiry', 'We have your question about the offer.', ...plainSteps],
	];
}

function bySubcategory(words: Words): Row[] {
	const { singular, drive } = words;
	const applied: readonly string[] = [
		'Your application is with {who}.',
		'We’ll call you {by} if a lender needs anything else.',
		'You’ll see the lender’s answer, with rates and fees, before you sign anything.',
	];
	return [
		driveRow('test-drive', words),
		[
			'book-a-service',
			'Thanks, we have your service booking request',
			'It isn’t booked until we confirm the day.',
			'{who} checks the day you asked for.',
			'You’ll hear from us {by} to confirm it.',
			`Please bring ${inOneSentence(words.bring.service)}.`,
		],
		[
			'request-photos',
			'Thanks for your request',
			'More photos are on their way.',
			`{who} walks around the ${singular} with a camera.`,
			'You’ll have the photos {by}.',
			`Rather see it yourself? Ask us for a ${drive}.`,
		],
		[
			'first-to-see',
			'You are on the list',
			`We’ll tell you as soon as the ${singular} is here.`,
			'Your name is with {who}.',
			`When the ${singular} arrives we’ll call or email you before anybody else sees it.`,
			`Then you get the first ${drive}.`,
		],
		[
			'if-available',
			'You are next in line',
			`Somebody has reserved this ${singular} for now.`,
			'Your name is with {who}.',
			'If the sale doesn’t go ahead, we’ll call or email you first.',
			'Until then we can look for another one like it.',
		],
		[
			'one-like-it',
			'We will keep an eye out',
			`You hear from us when a ${singular} like it comes in.`,
			'Your name is with {who}.',
			'When one comes in we call or email you, before it goes on the site.',
			`Have a look at what is here now: something close may suit you.`,
		],
		['pre-approval', 'Thanks for your application', 'Nothing is decided yet.', ...applied],
		['application', 'Thanks for your application', 'Nothing is decided yet.', ...applied],
		[
			'warranty',
			'Thanks for telling us',
			'We’ve got the details.',
			'{who} looks up what covers it.',
			'You’ll hear from us {by} about what happens next.',
		],
		[
			'rental',
			'Thanks, we have your dates',
			'It isn’t booked until we confirm it.',
			'{who} checks that one is free on those days.',
			'You’ll hear from us {by} with the price for them.',
			'Bring your licence and a card in your name when you collect it.',
		],
		['conversion', 'Thanks for your enquiry', 'We have your question about the conversion.', ...plainSteps],
	];
}

const driveRow = (category: string, { singular, drive, toDrive }: Words): Row => [
	category,
	`Thanks, we have your request for a ${drive}`,
	'It isn’t booked until we confirm the time.',
	`{who} makes sure the ${singular} is there.`,
	'You’ll hear from us {by} to confirm the time.',
	pleaseBring(toDrive),
];
