import { capitalised } from '../../domain/words/wording.ts';
import type { BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, type Writing, written } from './page-writing.ts';

/** Pages for buyers and sellers (ROUTE-14). */
export function buyingPages(words: Writing): Record<string, BlockPage> {
	return {
		'/book-test-drive/': testDrive(words),
		'/trade-in/': tradeIn(words),
		'/sell-your-car/': sell(words),
		'/special-offers/': offers(words),
		'/models/': models(words),
		'/vehicles/': range(words),
		'/fleet/': fleet(words),
	};
}

function testDrive({ name, singular, one, drive, plural, stock }: Writing): BlockPage {
	return written({
		title: `Book a ${drive}`,
		description: `Book a ${drive} at ${name}.`,
		heading: `Book a ${drive}`,
		intro: `Photos only say so much. Come and see the ${singular} for yourself.`,
		blocks: [
			formBlock({
				form: 'book-test-drive',
				heading: 'Find a time',
				text: `Tell us which ${singular} you would like to see and when. We check that it is there.`,
				prepare: ['Your driver licence', `The stock number of the ${singular}, if you have found one`],
			}),
			steps('How it goes', [
				['Pick one', `Find ${one} you like in our stock.`],
				['Arrange a time', 'Ring us, or ask us to ring you.'],
				['Take your time', 'Look it over, try it, and ask anything you like.'],
			]),
			{ kind: 'stock-carousel', heading: `Our ${plural}`, count: 4, link: { text: `All ${plural}`, url: stock } },
		],
	});
}

function tradeIn({ name, singular, one }: Writing): BlockPage {
	return written({
		title: `Trade in your ${singular}`,
		description: `Trade in your ${singular} at ${name}.`,
		heading: 'Trade-in',
		intro: `Put the value of your ${singular} towards the next one.`,
		blocks: [
			steps('How a trade-in works', [
				['Tell us about yours', 'Make, model, year, kilometres and anything we should know.'],
				['We have a look', `We inspect the ${singular} before we agree on a figure.`],
				['Swap', `The figure comes off the price of ${one} you choose from us.`],
			]),
			formBlock({
				form: 'trade-in',
				heading: 'Ask for a valuation',
				text: 'The more we know, the better the first estimate.',
				prepare: vehiclePapers,
			}),
			faq('Questions about trading in', [
				[
					'What if I still owe money on it?',
					'Tell us the amount. What is still owing has to be paid out as part of the deal.',
				],
				['Should I clean it first?', 'A quick wash helps us see its condition. Repairs can wait until we have talked.'],
				['Does it have to be registered?', 'Not always. Tell us about it and we will say what is possible.'],
			]),
		],
	});
}

function sell({ name, singular }: Writing): BlockPage {
	return written({
		title: `Sell your ${singular}`,
		description: `Sell your ${singular} to ${name}.`,
		heading: `Sell your ${singular}`,
		intro: 'Selling without buying another? Ask us what we would pay.',
		blocks: [
			formBlock({
				form: 'sell-your-car',
				heading: `Tell us about your ${singular}`,
				text: 'Year, make, model, kilometres and condition are enough to start.',
				prepare: vehiclePapers,
			}),
			steps('How selling works', [
				['Describe it', 'A few facts and some photos, inside and out.'],
				['Show it', 'We look it over before we give you a firm figure.'],
				['Sign and go', 'If you agree, we go through the paperwork together.'],
			]),
			{ kind: 'location-cards', heading: 'Where we buy', subtype: 'buying' },
		],
	});
}

function offers({ name, plural, stock }: Writing): BlockPage {
	return written({
		title: 'Special offers',
		description: `Current offers at ${name}.`,
		heading: 'Special offers',
		intro: 'What is on at the moment, and until when.',
		blocks: [
			{ kind: 'offers', empty: 'There are no special offers right now. Have a look at what is in stock.' },
			{ kind: 'stock-carousel', heading: 'In stock now', count: 4, link: { text: `All ${plural}`, url: stock } },
		],
	});
}

function models({ name, singular, plural, stock }: Writing): BlockPage {
	return written({
		title: 'Models',
		description: `The models at ${name}.`,
		heading: 'Models',
		intro: `Start from the model: see how many we have of each.`,
		blocks: [
			{
				kind: 'models',
				dropdown: false,
				empty: `Ask us which models are on their way, or look through our ${plural}.`,
			},
			{
				kind: 'call-to-action',
				heading: 'Not sure which one?',
				text: `Tell us how you will use your ${singular}.`,
				buttons: [
					{ text: 'Contact us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function range({ name, plural, stock, drive }: Writing): BlockPage {
	return written({
		title: `Our ${plural}`,
		description: `The range of ${plural} at ${name}, by model.`,
		heading: `Our ${plural}`,
		intro: 'Choose a model, or look at everything.',
		blocks: [
			{ kind: 'models', heading: 'By model', dropdown: true },
			{
				kind: 'stock-carousel',
				heading: 'Just arrived',
				order: 'just_arrived',
				heading_otherwise: 'In stock now',
				count: 4,
				link: { text: `All ${plural}`, url: stock },
			},
			{
				kind: 'call-to-action',
				heading: 'Found one?',
				text: `Come and try it.`,
				buttons: [{ text: `Book a ${drive}`, url: '/book-test-drive/' }],
			},
		],
	});
}

function fleet({ name, plural, singular }: Writing): BlockPage {
	return written({
		title: 'Fleet',
		description: `${capitalised(plural)} for businesses and organisations at ${name}.`,
		heading: 'Fleet',
		intro: `Buying for a business or an organisation? Talk to us about one ${singular} or many.`,
		blocks: [
			{
				kind: 'usps',
				heading: 'What we can talk about',
				items: [
					{ title: 'The right mix', text: 'What the work requires, and what it does not.' },
					{ title: 'Timing', text: 'What is in stock, what has to be ordered and how long that takes.' },
					{ title: 'Looking after them', text: 'How servicing can fit around your working days.' },
				],
			},
			formBlock({
				form: 'fleet',
				heading: 'Talk to us',
				text: 'Tell us about your business and what you need.',
				prepare: ['Your business name and number', `How many ${plural}, and what for`, 'When you need them'],
			}),
		],
	});
}

const vehiclePapers = [
	'Registration papers',
	'Service history',
	'Kilometres on the clock',
	'What is still owing on it, if anything',
];
