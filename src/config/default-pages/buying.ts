import { capitalised } from '../../domain/words/wording.ts';
import type { BlockPage } from '../blocks.ts';
import { formBlock, usps, type Writing, written } from './page-writing.ts';

/** Pages about what there is to buy (ROUTE-14). */
export function buyingPages(writing: Writing): Record<string, BlockPage> {
	return {
		'/special-offers/': offers(writing),
		'/models/': models(writing),
		'/vehicles/': range(writing),
		'/fleet/': fleet(writing),
	};
}

function offers({ name, plural, stock, inTown }: Writing): BlockPage {
	return written({
		title: 'Special offers',
		description: `Current offers on ${plural} and servicing at ${name}${inTown}.`,
		heading: 'Special offers',
		blocks: [
			{
				kind: 'offers',
				empty: `No special offers at ${name} right now. Call us and ask what we can do on the one you want.`,
			},
			{ kind: 'stock-carousel', heading: 'In stock now', count: 4, link: { text: `All ${plural}`, url: stock } },
		],
	});
}

function models({ name, plural, stock, inTown, at, make }: Writing): BlockPage {
	return written({
		title: 'Models',
		description: `${make ?? capitalised(plural)} by model at ${name}${inTown}, with what is in stock.`,
		heading: make ? `${make} models` : 'Models',
		intro: `Choose a model to see what ${name} has in stock.`,
		blocks: [
			{
				kind: 'models',
				dropdown: false,
				empty: 'Ask us what’s on the way, or browse what we have now.',
			},
			{
				kind: 'call-to-action',
				heading: 'Not sure which one?',
				text: `Tell us how you’ll use it and what you’d like to spend, or come and look around ${at}.`,
				buttons: [
					{ text: 'Ask us', url: '/contact/' },
					{ text: `Browse ${plural}`, url: stock },
				],
			},
		],
	});
}

function range({ name, plural, stock, drive, at, inTown }: Writing): BlockPage {
	return written({
		title: `Our ${plural}`,
		description: `The range of ${plural} at ${name}${inTown}, by model.`,
		heading: `Our ${plural}`,
		intro: `The range at ${name}, model by model, and what has just come in.`,
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
				heading: 'Found one you like?',
				text: `Come and try it ${at}.`,
				buttons: [{ text: `Book a ${drive}`, url: '/book-test-drive/' }],
			},
		],
	});
}

function fleet({ name, plural, singular, make, towns, hours, inTown, hires, fleetJob, places }: Writing): BlockPage {
	return written({
		title: 'Fleet',
		description: `${capitalised(plural)} for businesses and organisations from ${name}${inTown}.`,
		heading: 'Fleet',
		intro: `One ${singular} or twenty: ${name} gives your business one person to call.`,
		blocks: [
			formBlock({
				form: 'fleet',
				heading: places > 1 ? 'Talk to our fleet team' : 'Talk to us about your fleet',
				text: `Tell us what your people do${towns ? ` around ${towns}` : ''}, and we’ll quote on the ${make ? `${make} models` : plural} for the job.`,
				prepare: ['Your business name and number', `How many ${plural}, and what for`, 'When you need them'],
			}),
			usps('What we can help with', [
				[`The right ${singular} for the job`, `${fleetJob}. We’ll say if cheaper will do.`],
				hires
					? ['Numbers that follow the work', 'Add some for a busy month, and hand them back after it.']
					: ['Delivery when you need it', 'We’ll tell you what’s here now and what must be ordered.'],
				[
					'Less time off the road',
					hours.service
						? `Our workshop is open ${hours.service}.`
						: `Servicing planned around your working week${inTown}.`,
				],
			]),
		],
	});
}
