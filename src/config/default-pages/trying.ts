import { asPoints } from '../../domain/words/what-to-bring.ts';
import type { BlockPage } from '../blocks.ts';
import { faq, formBlock, sellersSay, steps, type Writing, written } from './page-writing.ts';

/** Pages for those who want to try one, or to part with their own (ROUTE-14). */
export function tryingPages(writing: Writing): Record<string, BlockPage> {
	return {
		'/book-test-drive/': testDrive(writing),
		'/trade-in/': tradeIn(writing),
		'/sell-your-car/': sell(writing),
	};
}

function testDrive(writing: Writing): BlockPage {
	const { name, one, drive, plural, stock, inTown, tryIt, isDriven, bring, booksTimes, hours } = writing;
	// Of several places the visitor chooses one in the form, with hours that may differ.
	const open =
		writing.places > 1
			? `We’re in ${writing.towns}: choose where in the form.`
			: `We’re ${writing.openAt.sales}, open ${hours.sales}.`;
	return written({
		title: `Book a ${drive}`,
		description: `Book a ${drive} at ${name}${inTown}: choose ${one} and a time that suits you.`,
		heading: `Book a ${drive}`,
		intro: booksTimes
			? `Choose a time that suits and ${name} will have it out the front, keys in.`
			: `Tell ${name} what you’d like to try and when. We’ll check it’s here and confirm.`,
		blocks: [
			formBlock({
				form: 'book-test-drive',
				heading: booksTimes ? 'Choose your time' : 'Request a time',
				text: hours.sales || writing.places > 1 ? open : `We’ll confirm the time and tell you if it’s at another yard.`,
				prepare: asPoints(bring.drive),
			}),
			steps('On the day', [
				['Meet us', `We’ll have it ready${isDriven ? ' and take a copy of your licence' : ', set up and open'}.`],
				['Try it properly', tryIt(writing)],
				['Take your time', 'Ask us anything. You don’t have to decide on the day.'],
			]),
			{ kind: 'stock-carousel', heading: 'Still looking?', count: 4, link: { text: `All ${plural}`, url: stock } },
		],
	});
}

function tradeIn(writing: Writing): BlockPage {
	const { name, own, inTown, look, tell, gauge, bringTo } = writing;
	return written({
		title: `Trade in your ${own}`,
		description: `What is your ${own} worth as a trade-in? Ask ${name}${inTown} for a figure.`,
		heading: 'Trade-in',
		intro: `Put your ${own} towards your next one from ${name}. Our buyer goes by what you tell us and sends you a figure, firm once we have seen it.`,
		blocks: [
			formBlock({
				form: 'trade-in',
				heading: 'Ask us for a figure',
				text: `Tell us ${tell}.`,
				prepare: documents(writing),
			}),
			steps('How a trade-in works', [
				['Tell us about it', `Year, ${gauge} and condition are enough to start.`],
				['We look it over', `Bring it to ${bringTo}. We check ${look}.`],
				['Swap the keys', 'Your trade-in comes off the price. We do the paperwork.'],
			]),
			sellersSay,
			faq('Trade-in questions', [
				['What if I still owe money on it?', 'Ask your lender for a payout figure. We pay it off.'],
				['Should I fix or clean it first?', 'A wash, yes. Repairs may not pay, so show us first.'],
				['Does it have to be registered?', 'No. Call us first if it can’t be moved.'],
				['What should I bring?', `The ${own}, your driver licence and the items above.`],
			]),
		],
	});
}

function sell(writing: Writing): BlockPage {
	const { name, own, inTown, look, gauge, hires, bringTo } = writing;
	return written({
		title: `Sell your ${own}`,
		description: `Sell your ${own} to ${name}${inTown}, whether or not you buy your next one here.`,
		heading: `Sell your ${own}`,
		intro: hires
			? `Moving to a subscription? ${name} will make you an offer for the ${own} you no longer need.`
			: `You don’t have to buy from ${name} to sell to us. Tell us what you have.`,
		indexed: !hires,
		blocks: [
			formBlock({
				form: 'sell-your-car',
				heading: `Tell us about your ${own}`,
				text: `Make, model, year, ${gauge} and condition. Photos help.`,
				prepare: documents(writing),
			}),
			steps('From here to sold', [
				['Send the details', 'It takes a few minutes. We look up what others sell for.'],
				['Show it to us', `Bring it to ${bringTo}. We check ${look}.`],
				['Get paid', 'You sign. We pay out any finance first, then you.'],
			]),
			sellersSay,
			{ kind: 'location-cards', heading: 'Where we buy', subtype: 'buying' },
		],
	});
}

const documents = ({ papers, gaugeAt }: Writing): string[] => [
	`The ${papers}`,
	'The service book and every key',
	gaugeAt,
	'Payout figure, if there is finance owing',
];
