import type { Block, BlockPage } from '../blocks.ts';
import { customersSay, faq, formBlock, prices, steps, type Writing, written } from './page-writing.ts';

const prepare = [
	'Your driver licence',
	'Your income: payslips, or tax returns if self-employed',
	'Your spending: rent or mortgage, other loans, credit cards',
];

/** The finance pages (ROUTE-9); without /finance-pre-approval where /finance replaces it. */
export function financePages(writing: Writing, replacesPreApproval: boolean): Record<string, BlockPage> {
	return {
		'/finance/': replacesPreApproval ? preApproval(writing, shortForm(writing)) : finance(writing),
		'/finance-enquiry/': enquiry(writing),
		'/apply-for-finance/': application(writing),
		...(replacesPreApproval ? {} : { '/finance-pre-approval/': preApproval(writing, longForm(writing)) }),
	};
}

function enquiry({ name, one, inTown, place, places, asksFreely }: Writing): BlockPage {
	return written({
		title: 'Finance enquiry',
		description: `Ask ${name}${inTown} a question about finance.`,
		heading: 'Finance enquiry',
		intro: `Not sure finance is right for ${one}? Ask ${name} before you decide.`,
		indexed: false,
		blocks: [
			form(
				'finance-enquiry',
				'Ask your question',
				`Tell us what you’d like to know. We’ll call or email you back from ${places > 1 ? name : place}.${unbound(asksFreely)}`,
				[],
			),
			more,
		],
	});
}

function application({ name, inTown }: Writing): BlockPage {
	return written({
		title: 'Apply for finance',
		description: `Start a finance application with ${name}${inTown}, and see what to have ready.`,
		heading: 'Apply for finance',
		intro: `Have these ready and ${name} can finish your application in one call.`,
		indexed: false,
		blocks: [
			form('apply-for-finance', 'Start your application', 'We check it with you before a lender sees it.'),
			more,
		],
	});
}

function finance(writing: Writing): BlockPage {
	const { name, singular, one, inTown } = writing;
	return written({
		title: `Finance for your next ${singular}`,
		description: `Finance for ${one} from ${name}${inTown}: work out repayments, see what to bring and ask a question.`,
		heading: 'Finance',
		intro: `Work out what suits your budget, then let ${name} find a loan to match.`,
		blocks: [
			...calculator(writing),
			form(
				'finance',
				'Talk to us about finance',
				`Tell us what you have in mind and we’ll call you.${unbound(writing.asksFreely)}`,
			),
			steps('How finance works', [
				['Set your budget', 'Decide what you can comfortably pay, with some to spare.'],
				[`Choose your ${singular}`, 'Tell us how long you’ll keep it and what deposit you have.'],
				['Read it, then sign', 'Rate, fees and total, in writing. Take it home to read.'],
			]),
			...fees(writing),
			customersSay,
			questions(writing),
			{
				kind: 'call-to-action',
				heading: 'Ready for a limit to shop with?',
				buttons: [
					{ text: 'Get pre-approved', url: '/finance-pre-approval/' },
					{ text: 'Value your trade-in', url: '/trade-in/' },
				],
			},
		],
	});
}

function preApproval(writing: Writing, ask: Block): BlockPage {
	const { name, one, stock, plural, inTown } = writing;
	return written({
		title: 'Finance pre-approval',
		description: `Know what you can spend before you choose: finance pre-approval with ${name}${inTown}.`,
		heading: 'Finance pre-approval',
		intro: `Find out what you can spend before you fall for ${one} at ${name}.`,
		blocks: [
			ask,
			steps('How pre-approval works', [
				['You tell us', 'What you’d like to spend, what you earn, what goes out.'],
				['A lender decides', 'We send it off once you say so. The decision is theirs.'],
				['You shop with a limit', 'With a figure in hand, look for one that fits it.'],
			]),
			...calculator(writing),
			{
				kind: 'call-to-action',
				heading: 'Still looking?',
				text: 'See what we have now. Apply before or after you choose.',
				buttons: [{ text: `Browse ${plural}`, url: stock }],
			},
		],
	});
}

/** On /finance, to which other pages link as #finance-form. */
const shortForm = ({ asksFreely }: Writing): Block =>
	form(
		'finance',
		'Get pre-approved',
		`See what it comes to, then tell us how to reach you and we’ll take you through it.${unbound(asksFreely)}`,
	);

/** Only a dealer with whom it is so says it. */
const unbound = (asksFreely: boolean): string => (asksFreely ? ' No credit check, no obligation.' : '');

const longForm = ({ name, singular, at, places }: Writing): Block =>
	form(
		'finance-pre-approval',
		'Get pre-approved',
		`Tell us about yourself and the ${singular} you have in mind. Someone ${places > 1 ? `from ${name}` : at} goes through it with you before a lender sees it.`,
	);

const form = (name: string, heading: string, text: string, ready: string[] = prepare): Block =>
	formBlock({ form: name, heading, text, prepare: ready });

const more: Block = {
	kind: 'call-to-action',
	heading: 'Want the basics first?',
	buttons: [{ text: 'How finance works', url: '/finance/' }],
};

/** Left out where the site shows no calculator. */
const calculator = ({ calculates }: Writing): Block[] =>
	calculates ? [{ kind: 'finance-calculator', heading: 'Work out your repayments' }] : [];

/** The lender's fees, one by one, where the dealer names both. */
function fees({ loan }: Writing): Block[] {
	if (loan.feeList.length < 2) return [];
	const said: Record<string, string> = { 'Establishment fee': 'Once, when the loan begins.' };
	const items = loan.feeList.map((fee) => ({ ...fee, text: said[fee.title] ?? 'For as long as the loan runs.' }));
	return [prices('The lender’s usual fees', items)];
}

function questions({ name, hours, openAt, make, singular, inTown, places, towns, calculates, loan }: Writing): Block {
	const where = places > 1 ? `in ${towns}` : hours.sales && `${openAt.sales}, ${hours.sales}`;
	const inPerson: [string, string][] = where ? [['Can I talk it over in person?', `Of course. We’re ${where}.`]] : [];
	const example = `On a ${loan.amount} ${make ?? singular}${places > 1 ? ` from ${name}` : inTown}`;
	const { longer, balloon } = loan;
	const compared: [string, string][] = loan.compares
		? [['What is a comparison rate?', 'Interest and most fees as one rate, to compare loans by.']]
		: [];
	return faq('Finance questions', [
		[
			'What affects my repayments?',
			calculates
				? `The amount, the rate, the fees and the term. ${example}, seven years instead of five takes about ${longer.less} off what you pay, and adds about ${longer.more} in interest.`
				: 'The amount, the rate, the fees, the term and any balloon.',
		],
		...compared,
		[
			'What is a balloon?',
			calculates
				? `A lump sum at the end. ${example}, ${balloon.due} left until then takes about ${balloon.less} off over five years, and adds about ${balloon.more} in interest.`
				: 'A lump sum at the end: lower repayments, more interest.',
		],
		['Can I use my trade-in as a deposit?', 'Yes. It comes off the price, so you borrow less.'],
		['Can I pay it off early?', 'That depends on the lender. Ask us what it costs first.'],
		...inPerson,
	]);
}
