import type { FieldDefinition, FormDefinition } from '../definition.ts';
import { fileRoom } from '../rules/texts.ts';
import { answers, field, location, namedCar, optIn, optional, person } from './common-fields.ts';

const asked = { category: 'Finance Enquiry', destination: 'server', captcha: true } as const;

const budget: readonly FieldDefinition[] = [
	field('vehicle_price_budget', 'currency', 'What would you like to spend?', { ...optional, half: true }),
	field('deposit', 'currency', 'Deposit', { ...optional, half: true, below: 'vehicle_price_budget' }),
];

/**
 * What was worked out with the calculator, where the visitor applies with it (ROUTE-9, CAR-12). The deposit has its own field.
 * Below what is filled in: what is known of the tab only comes in late, and moves no field.
 */
const figures: readonly FieldDefinition[] = [
	field('figures', 'custom', 'Your figures', { ...optional, component: 'financeFigures' }),
	field('price', 'hidden', 'Price'),
	field('balloon', 'hidden', 'Balloon'),
	field('rate', 'hidden', 'Interest rate (% a year)'),
	field('frequency', 'hidden', 'Repayments'),
	field('repayment', 'hidden', 'Repayment'),
];

const ask: readonly FieldDefinition[] = [
	...namedCar,
	...person,
	field('term', 'hidden', 'Term'),
	...budget,
	location,
	field('message', 'textarea', 'Message', optional),
	...figures,
	optIn,
];

/** Of use to a thief of identities, or nobody's business but a lender's. */
const sensitive = { sensitive: true } as const;

const vehicleType = field('finance_vehicle_type', 'hidden', 'Vehicle type');

/** A lender needs both ways to reach somebody. */
const applicant = person.map((field): FieldDefinition => ({ ...field, required: true }));

/** How long a loan may be; five years is what calculators begin with, too (CAR-12). */
const term = field('term', 'select', 'Loan term', {
	options: answers('1 year', '2 years', '3 years', '4 years', '5 years', '6 years', '7 years'),
	defaultValue: '5 years',
});

/** The figures, with what they come to: they tell nobody who asks. */
export const loanStep: FormDefinition['steps'][number] = {
	id: 0,
	title: 'Your loan',
	quiet: true,
	fields: [
		...budget.map((field) => (field.name === 'deposit' ? field : { ...field, required: true })),
		term,
		field('estimate', 'custom', 'Your repayments', { ...optional, component: 'financeEstimate' }),
		...figures,
	],
};

/** The questions of a pre-approval, a few on each step: the figures first. Someone without work is not asked about an employer. */
const application: FormDefinition['steps'] = [
	loanStep,
	{ id: 1, title: 'Your details', fields: [...namedCar, vehicleType, ...applicant, { ...location, ...optional }] },
	{
		id: 2,
		title: 'About you',
		fields: [
			field('birthday', 'dob', 'Date of birth', { min: 18 }),
			field('licence', 'licenseNumber', 'Driver licence number', { ...optional, half: true }),
			field('licence_expiry', 'expiryDate', 'Licence expiry date', {
				...sensitive,
				half: true,
				showWhen: { field: 'licence' },
			}),
			field('address', 'address', 'Home address'),
			field('housing', 'radioCardGroup', 'Where do you live now?', {
				...sensitive,
				options: answers('Renting', 'Paying a mortgage', 'Own it outright', 'With family'),
			}),
			field('employment', 'radioCardGroup', 'Employment', {
				...sensitive,
				options: answers('Full time', 'Part time', 'Casual', 'Self-employed', 'Not working'),
			}),
		],
	},
	{
		id: 3,
		title: 'Your work',
		showWhen: { field: 'employment', values: ['Full time', 'Part time', 'Casual', 'Self-employed'] },
		fields: [
			field('employer', 'string', 'Employer or business', { ...sensitive, autocomplete: 'organization' }),
			field('years_employed', 'number', 'Years in this job', { ...sensitive, min: 0, max: 70, half: true }),
			field('monthly_income', 'currency', 'Monthly income after tax', { ...sensitive, half: true }),
		],
	},
	{
		id: 4,
		title: 'Last step',
		fields: [
			field('monthly_expenses', 'currency', 'Monthly expenses', {
				...sensitive,
				help: 'Rent or mortgage, other loans and credit cards.',
			}),
			field('documents', 'file', 'Payslips', { ...optional, help: `PDFs or photos, ${fileRoom} in total.` }),
			field('terms_conditions', 'custom', 'I agree', {
				component: 'termsConditions',
				disclaimer:
					'We pass your answers on to lenders so they can assess your application. A lender may check your credit report. This is not an offer of finance.',
			}),
			optIn,
		],
	},
];

/** Asking about finance, and applying for it. */
export const financing: readonly FormDefinition[] = [
	{
		...asked,
		name: 'finance',
		title: 'Ask about finance',
		submit: 'Send enquiry',
		steps: [{ id: 0, fields: [vehicleType, ...ask] }],
	},
	{
		...asked,
		name: 'finance-enquiry',
		title: 'Ask about finance',
		submit: 'Send enquiry',
		steps: [{ id: 0, fields: [vehicleType, ...ask] }],
	},
	{
		...asked,
		name: 'finance-pre-approval',
		title: 'Get pre-approved',
		submit: 'Send application',
		subcategory: 'Pre-approval',
		steps: application,
	},
	{
		...asked,
		name: 'apply-for-finance',
		title: 'Apply for finance',
		submit: 'Send application',
		subcategory: 'Application',
		steps: application,
	},
];
