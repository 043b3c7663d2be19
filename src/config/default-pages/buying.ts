import { capitalised } from '../../domain/words/wording.ts';
import type { BlockPage } from '../blocks.ts';
import { fleetPage } from './fleet.ts';
import { type Writing, written } from './page-writing.ts';

/** Pages about what there is to buy (ROUTE-14). */
export function buyingPages(writing: Writing): Record<string, BlockPage> {
	return {
		'/special-offers/': offers(writing),
		'/models/': models(writing),
		'/vehicles/': range(writing),
		'/fleet/': fleetPage(writing),
	};
}

function offers({ name, plural, inTown }: Writing): BlockPage {
	return written({
		title: 'Special offers',
		description: `Current offers on ${plural} and servicing at ${name}${inTown}.`,
		heading: 'Special offers',
		blocks: [
			{
				kind: 'offers',
				empty: `No special offers at ${name} right now. Call us and ask what we can do on the one you want.`,
			},
			{
				kind: 'stock-carousel',
				heading: 'Marked down now',
				filter: 'status:=in_stock && before_price:>0',
				count: 4,
			},
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
				compare: true,
				empty: 'Ask us what’s on the way, or browse what we have now.',
			},
			{
				kind: 'call-to-action',
				heading: 'Not sure which one?',
				text: `Tell us how you’ll use it and what you’d like to spend, or come and look around ${at}.`,
				buttons: [
					{ text: 'Ask us', url: '/contact/?wanted=a+model+that+suits+me#contact-form' },
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
			{ kind: 'models', heading: 'By model', dropdown: true, compare: false },
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
