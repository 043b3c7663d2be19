import type { Block, BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, type Writing, written } from './page-writing.ts';

const prepare = [
	'Your driver licence',
	'Your income: recent payslips, or tax returns if you work for yourself',
	'Your spending: rent or mortgage, other loans, credit cards',
];

/** The finance pages (ROUTE-9); without /finance-pre-approval where /finance replaces it. */
export function financePages(writing: Writing, replacesPreApproval: boolean): Record<string, BlockPage> {
	return {
		'/finance/': replacesPreApproval ? preApproval(writing, shortForm()) : finance(writing),
		'/finance-enquiry/': enquiry(writing),
		'/apply-for-finance/': application(writing),
		...(replacesPreApproval ? {} : { '/finance-pre-approval/': preApproval(writing, longForm(writing)) }),
	};
}

function enquiry({ name, one, inTown }: Writing): BlockPage {
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
				'Tell us what you’d like to know and how to reach you. We’ll call or email you back.',
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
			form(
				'apply-for-finance',
				'Start your application',
				'We go through it with you before anything is sent to a lender.',
			),
			more,
		],
	});
}

function finance(writing: Writing): BlockPage {
	const { name, singular, one, inTown, hires, make } = writing;
	return written({
		title: `Finance for your next ${singular}`,
		description: `Finance for ${one} from ${name}${inTown}: work out repayments, see what to bring and ask a question.`,
		heading: 'Finance',
		intro: hires
			? `A weekly price covers most of what you need. If you’d rather buy, ask ${name} about finance.`
			: `Work out what suits your budget, then let ${name} find a loan to match.`,
		blocks: [
			...calculator(writing),
			form('finance', 'Talk to us about finance', 'No obligation. Tell us what you have in mind and we’ll call you.'),
			steps('How finance works', [
				['Set your budget', 'Work out what you can comfortably pay, and keep some in reserve.'],
				[
					`Choose your ${singular}`,
					`Tell us which ${make ? `${make} ` : `${singular} `}you like, how long you’ll keep it and what you have as a deposit or trade-in.`,
				],
				[
					'Read it, then sign',
					'We give you the rate, the fees and the total to repay in writing. Take it home and read it first.',
				],
			]),
			questions(writing),
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
			steps('What happens next', [
				['You tell us', 'What you’d like to spend, and a little about your income and expenses.'],
				[
					'A lender decides',
					'We send it off once you say so. The lender may ask for more documents, and the decision is theirs.',
				],
				['You shop with a limit', `With a figure in hand, look for ${one} that fits it.`],
			]),
			...calculator(writing),
			{
				kind: 'call-to-action',
				heading: 'Still looking?',
				text: 'See what we have now. You can apply before or after you choose.',
				buttons: [{ text: `Browse ${plural}`, url: stock }],
			},
		],
	});
}

/** On /finance, to which other pages link as #finance-form. */
const shortForm = (): Block =>
	form('finance', 'Get pre-approved', 'Tell us how to reach you and we’ll take you through it.');

const longForm = ({ singular }: Writing): Block =>
	form(
		'finance-pre-approval',
		'Get pre-approved',
		`A few details about you and the ${singular} you have in mind. We check them with you before a lender sees them.`,
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
	calculates ? [{ kind: 'finance-calculator', heading: 'Work out your repayments', price: 30000 }] : [];

const questions = ({ own, calculates }: Writing): Block =>
	faq('Finance questions', [
		[
			'What affects my repayments?',
			`The amount you borrow, the rate, the fees, the term and any balloon. ${calculates ? 'Try them in the calculator, or ask us' : 'Ask us'} to run the figures with you.`,
		],
		[
			'What is a comparison rate?',
			'One rate that rolls the interest and most fees together, so you can compare loans. Ask us for it.',
		],
		[
			'What is a balloon?',
			`A lump sum left to the end of the loan. Repayments are lower until then, but you pay more interest overall. Ask us for a quote with and without.`,
		],
		[
			'Can I use my trade-in as a deposit?',
			`Yes. What we pay for your ${own} comes off the price, so you borrow less.`,
		],
		['Can I pay it off early?', 'It depends on the lender. Ask us what early payout costs before you sign.'],
	]);
