import type { Block, BlockPage } from '../blocks.ts';
import { faq, formBlock, steps, type Writing, written } from './page-writing.ts';

const prepare = [
	'Your driver licence',
	'What you earn: recent payslips, or tax returns if you work for yourself',
	'What you spend: rent or mortgage, other loans, credit cards',
];

/** The finance pages (ROUTE-9); without /finance-pre-approval where /finance replaces it. */
export function financePages(words: Writing, replacesPreApproval: boolean): Record<string, BlockPage> {
	return {
		'/finance/': replacesPreApproval ? preApproval(words, shortForm()) : finance(words),
		'/finance-enquiry/': written({
			title: 'Finance enquiry',
			description: `Ask ${words.name} about finance.`,
			heading: 'Finance enquiry',
			intro: `A question about paying for ${words.one}? Ask before you decide.`,
			indexed: false,
			blocks: [
				form('finance-enquiry', 'Ask us', 'Tell us what you would like to know and how to reach you.', []),
				more,
			],
		}),
		'/apply-for-finance/': written({
			title: 'Apply for finance',
			description: `What to have ready when you apply for finance at ${words.name}.`,
			heading: 'Apply for finance',
			intro: 'Have these things ready and it will be quick.',
			indexed: false,
			blocks: [form('apply-for-finance', 'Start your application', 'We go through it with you, step by step.'), more],
		}),
		...(replacesPreApproval ? {} : { '/finance-pre-approval/': preApproval(words, longForm()) }),
	};
}

function finance(words: Writing): BlockPage {
	const { name, singular, one } = words;
	return written({
		title: `Finance for your next ${singular}`,
		description: `Paying for ${one} over time: repayments, what you need and how to ask ${name}.`,
		heading: 'Finance',
		intro: `Paying over time can make sense. Work out what suits your budget, then talk to us.`,
		blocks: [
			...calculator(words),
			steps('How it works', [
				['Set a budget', 'Decide what you can comfortably pay, and keep some in reserve.'],
				['Talk to us', `Tell us which ${singular} you have in mind and how you would like to pay.`],
				['Compare and decide', 'Read the terms in your own time, and sign only if they suit you.'],
			]),
			form('finance', 'Ask about finance', 'No obligation: a conversation about what you have in mind.'),
			questions(words),
		],
	});
}

function preApproval(words: Writing, ask: Block): BlockPage {
	const { name, singular, one, stock, plural } = words;
	return written({
		title: 'Finance pre-approval',
		description: `Know what you can spend before you choose: ask ${name} about finance pre-approval.`,
		heading: 'Finance pre-approval',
		intro: `Know what you can spend before you fall for ${one}.`,
		blocks: [
			steps('What happens', [
				['You tell us', 'What you would like to spend, and a little about your income and expenses.'],
				['A lender looks at it', 'It may ask for more documents, and it makes its own decision.'],
				['You choose', `With a figure in hand, look for the ${singular} that fits it.`],
			]),
			ask,
			...calculator(words),
			{
				kind: 'call-to-action',
				heading: 'Looking already?',
				buttons: [{ text: `Browse ${plural}`, url: stock }],
			},
		],
	});
}

/** On /finance, to which other pages link as #finance-form. */
const shortForm = (): Block =>
	form('finance', 'Ask for pre-approval', 'Tell us how to reach you, and we will explain the steps.');

const longForm = (): Block =>
	form(
		'finance-pre-approval',
		'Ask for pre-approval',
		'A few questions on short pages. You can go back to any of them.',
	);

const form = (name: string, heading: string, text: string, ready = prepare): Block =>
	formBlock({ form: name, heading, text, prepare: ready });

const more: Block = {
	kind: 'call-to-action',
	heading: 'More about finance',
	text: 'How it works, and what to keep in mind.',
	buttons: [{ text: 'Finance', url: '/finance/' }],
};

/** Left out where the site shows no calculator. */
const calculator = ({ calculates }: Writing): Block[] =>
	calculates ? [{ kind: 'finance-calculator', heading: 'Work out repayments', price: 30000 }] : [];

const questions = ({ singular }: Writing): Block =>
	faq('Questions about finance', [
		[
			'What decides how much I repay?',
			'The amount you borrow, the interest rate, the fees, how long you take and what is left to pay at the end.',
		],
		['What is a comparison rate?', 'A rate that includes the interest and most fees, so that you can compare loans.'],
		[
			'What is a balloon?',
			'A part of the loan that is left to the end. Repayments are lower until then, and interest over the whole term is higher.',
		],
		[
			`Can I trade in my ${singular}?`,
			'What we pay for it can go towards the next one, so that you borrow less. Ask us for a valuation.',
		],
	]);
