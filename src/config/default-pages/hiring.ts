import { phoneHref } from '../../domain/words/phone-href.ts';
import type { Block, BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, usps, type Writing, written } from './page-writing.ts';

/**
 * Of a dealer who hires out instead of selling: what takes the place of the pages about loans, trade-ins, owners' cover and parts (ROUTE-9,
 * ROUTE-14). Each address answers and says what holds here; search engines are asked to leave it out.
 */
export function hiringPages(writing: Writing, replacesPreApproval: boolean): Record<string, BlockPage> {
	const pages = {
		'/finance/': noLoan(writing),
		'/finance-enquiry/': asking(writing),
		'/apply-for-finance/': starting(writing),
		...(replacesPreApproval ? {} : { '/finance-pre-approval/': budget(writing) }),
		'/trade-in/': noTradeIn(writing),
		...(writing.buys ? {} : { '/sell-your-car/': noSelling(writing) }),
		'/warranty/': repairs(writing),
		'/pages/book-a-service/': service(writing),
		'/vehicle-parts-and-accessories/': extras(writing),
		'/pages/our-conversions/': adapted(writing),
	};
	return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, { ...page, indexed: false }]));
}

const browse = ({ plural, stock }: Writing): { text: string; url: string } => ({
	text: `See the ${plural}`,
	url: stock,
});

const ask = ({ inTown, call }: Writing, heading: string, prepare: string[], category?: string) =>
	formBlock({
		form: 'contact',
		heading,
		text: `We answer in writing${inTown}. Rather talk? ${call}.`,
		prepare,
		...(category && { category }),
	});

const ready = (writing: Writing) => ({
	kind: 'stock-carousel' as const,
	heading: 'Ready to go',
	count: 4,
	link: browse(writing),
});

function noLoan(writing: Writing): BlockPage {
	const { name, inTown, call, period, hiring } = writing;
	return written({
		title: 'No loan needed',
		description: `What a car from ${name}${inTown} costs without a loan.`,
		heading: 'No loan needed',
		intro: `${name} owns the cars. You pay by the ${period} while you have one, so there is nothing to borrow.`,
		blocks: [
			steps('What you pay instead', [
				[`A price by the ${period}`, 'Each car’s page says it, and what comes with it.'],
				['What you use', 'Fuel or charging, tolls, and kilometres over the limit.'],
				['Nothing at the end', 'No balance to pay out, and no car to sell.'],
			]),
			faq('About the money', [
				[
					'Is anything due up front?',
					hiring.upFront ?? `It depends on the car. ${call} for the figure on one that you like.`,
				],
				['Can I swap it or stop early?', hiring.changes ?? 'Your agreement says how, by when, and what it costs.'],
				['Who insures it?', hiring.insurance ?? 'Your agreement says what is covered, and the excess.'],
			]),
			ready(writing),
		],
	});
}

function asking(writing: Writing): BlockPage {
	const { name, inTown, period } = writing;
	return written({
		title: 'Ask about prices',
		description: `Ask ${name}${inTown} what a car costs by the ${period}.`,
		heading: 'Ask about prices',
		intro: `Tell ${name} which car and for how long. You’ll get one price, by the ${period}.`,
		blocks: [
			ask(writing, 'Ask for a figure', [
				'The car, or the size you need',
				'From when, and for how long',
				'Roughly how far you drive',
			]),
		],
	});
}

function starting(writing: Writing): BlockPage {
	const { name, inTown, at, period } = writing;
	return written({
		title: 'How to start',
		description: `How to get a car from ${name}${inTown}, and what to have ready.`,
		heading: 'How to start',
		intro: `There is no loan to apply for at ${name}. Three steps and you’re driving.`,
		blocks: [
			steps('From here to the key', [
				['Pick a car', `Its page shows the price by the ${period}.`],
				['Show your licence', 'We check it, and the card that you pay with.'],
				['Collect it', `Meet us ${at}. We show you around it before you drive off.`],
			]),
			ready(writing),
		],
	});
}

function budget(writing: Writing): BlockPage {
	const { name, inTown, period } = writing;
	return written({
		title: `Choose by the ${period}`,
		description: `Cars from ${name}${inTown}, by what they cost a ${period}.`,
		heading: `Choose by the ${period}`,
		intro: `Nothing to be approved for: start from what you’d like to spend a ${period}, and ${name} has the rest in the price.`,
		blocks: [
			ready(writing),
			ask(writing, 'Tell us your budget', [
				`What you’d like to spend a ${period}`,
				'How many people, how much luggage',
			]),
		],
	});
}

function noTradeIn(writing: Writing): BlockPage {
	const { name, inTown, period, call } = writing;
	return written({
		title: 'Nothing to trade in',
		description: `Why you don’t need a trade-in at ${name}${inTown}.`,
		heading: 'Nothing to trade in',
		intro: `A trade-in comes off a purchase price. At ${name} there isn’t one: you pay by the ${period} and hand the car back.`,
		blocks: [
			usps('And the car you have?', [
				['Keep it for now', 'Try one of ours for a while, then decide.'],
				['Sell it when you’re ready', 'You choose the day, and the buyer.'],
				['Talk it through', `${call}. We’ll add up both with you.`],
			]),
			ready(writing),
		],
	});
}

function noSelling(writing: Writing): BlockPage {
	const { name, inTown, papers, period } = writing;
	return written({
		title: 'We don’t buy cars',
		description: `${name}${inTown} does not buy cars. What to do with the one you have.`,
		heading: 'We don’t buy cars',
		intro: `${name} hires cars out and does not buy them from customers. Selling yours takes a weekend.`,
		blocks: [
			steps('Selling it yourself', [
				['Find its price', 'Look up five like it, with the same year and kilometres.'],
				['Have it ready', `Every key, the service book and the ${papers}.`],
				['Hand it over', 'Payment first, then the keys. Tell your insurer.'],
			]),
			{
				kind: 'call-to-action',
				heading: `By the ${period} from then on?`,
				buttons: [browse(writing)],
			},
		],
	});
}

function repairs(writing: Writing): BlockPage {
	const { name, inTown, call, phone, hiring } = writing;
	const prepare = ['The number plate', 'What you noticed, and since when', 'A photo, if it shows'];
	return written({
		title: 'Repairs and breakdowns',
		description: `What to do when a car from ${name}${inTown} needs a repair.`,
		heading: 'Repairs and breakdowns',
		intro: `It is ${name}’s car, so the repair is ours to arrange. The maker’s warranty is between us and the maker.`,
		blocks: [
			...(phone ? [breakdown(phone)] : []),
			steps('If something is wrong', [
				['Stop where it’s safe', 'Red light: engine off. Amber: drive gently, and tell us.'],
				['Tell us first', `${call}. Say where you are and what you see.`],
				['Leave the repair to us', 'Please check with us before anything is done, even a tyre.'],
			]),
			...(hiring.help.length > 0
				? [
						usps(
							'In your price',
							hiring.help.map(({ title, text = '' }) => [title, text]),
						),
					]
				: []),
			ask(writing, 'Not urgent?', prepare, hiring.repairs),
		],
	});
}

/** Who stands beside the road calls. */
const breakdown = (phone: string): Block => ({
	kind: 'call-to-action',
	heading: 'Can’t drive on?',
	text: 'Call us first, from where you are.',
	buttons: [
		{ text: `Call ${phone}`, url: phoneHref(phone) },
		{ text: 'Not urgent?', url: '#contact-form' },
	],
});

function service({ name, inTown, hours, openAt }: Writing): BlockPage {
	return written({
		title: 'Book a service',
		description: `Book a service for the car that you have from ${name}${inTown}.`,
		heading: 'Book a service',
		intro: `Is your car due for a service? Choose a day and ${name} will confirm it.`,
		blocks: [
			formBlock({
				form: 'book-a-service',
				heading: 'Your booking',
				text: hours.sales ? `Bring it in ${openAt.sales}, ${hours.sales}.` : 'Tell us when you could bring it in.',
				department: 'service',
				prepare: [
					'Registration number',
					'Kilometres on the clock',
					'Anything you’ve noticed: a noise, a warning light, a leak',
				],
			}),
			{ kind: 'location-cards', heading: 'Where to bring it', department: 'service' },
		],
	});
}

function extras(writing: Writing): BlockPage {
	const { name, inTown } = writing;
	return written({
		title: 'Extras',
		description: `Child seats, racks and cables for a car from ${name}${inTown}.`,
		heading: 'Extras',
		intro: `A child seat, a roof rack, a charging cable? Ask ${name} before you collect the car.`,
		blocks: [
			ask(writing, 'Ask for an extra', [
				'Which car, or its number plate',
				'What you need, and for how long',
				'A child’s age and weight, for a seat',
			]),
		],
	});
}

function adapted(writing: Writing): BlockPage {
	const { name, inTown } = writing;
	return written({
		title: 'Hand controls and access',
		description: `Cars from ${name}${inTown} for drivers and passengers who need more than a standard car.`,
		heading: 'Hand controls and access',
		intro: `Our cars go from one driver to the next, so we can’t convert one for you. Tell ${name} what you need, and we’ll say what we have.`,
		blocks: [
			formBlock({
				form: 'conversions',
				heading: 'Tell us what you need',
				text: 'No car that suits? We’ll say so, and suggest who may.',
				prepare: ['Who will travel, and where they sit', 'Mobility aids you take with you'],
			}),
			ready(writing),
		],
	});
}
