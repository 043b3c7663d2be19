import { z } from 'zod';
import { answerWords } from '../domain/leads/ready-answers.ts';
import { nearest } from './explain.ts';
import { variable } from './platform-variables.ts';
import { id, text } from './value.ts';

/** The destination of leads that match no rule. Without settings for it, a demonstration stores its mails as files. */
export const defaultDestination = 'mail';

/** The destinations of mails to visitors: the reply to an enquiry (`auto_reply`), the receipt of a deposit. */
export const replyDestination = 'auto-reply';
export const receiptDestination = 'reservation-receipt';
const ownDestinations = { [replyDestination]: 'leads.auto_reply', [receiptDestination]: 'receipts of deposits' };

const address = z.url({
	protocol: /^https?$/,
	error: 'an address that starts with https:// or http://',
});

const mailbox = z.email({ error: 'an e-mail address' });

const dashboard = z.strictObject({
	kind: z.literal('dashboard').describe('The API of the dealer’s dashboard.'),
	url: address.describe('Address of the API, https://dashboard.example.com/api.'),
	path: z
		.string({ error: 'a path that starts with a slash, such as /leads' })
		.regex(/^\/[\w/-]*$/)
		.default('/leads')
		.describe('Path of the call, after the address. Leads with files go to this path with /with-files at its end.'),
	token_env: variable.optional().describe('Environment variable with the Bearer token.'),
});

const sending = {
	from: mailbox.optional().describe('Who the e-mails are from. Default: the sender of the platform.'),
	smtp_env: variable
		.optional()
		.describe(
			'Environment variable with the mail server, smtp://user:password@mail.example.com:587. Default: SMTP_URL. Leads wait until it is set; a demonstration site stores its mails as files.',
		),
};
const mailing = { to: z.array(mailbox).min(1).describe('Recipients.'), ...sending };

const adfMail = z.strictObject({
	kind: z.literal('adf_mail').describe('ADF 1.0 XML as the text of an e-mail, for a mailbox that a program reads.'),
	...mailing,
});

const mail = z.strictObject({
	kind: z.literal('mail').describe('An e-mail for people to read; an answer to it goes to the visitor.'),
	...mailing,
	adf: z.boolean().default(true).describe('The lead is attached as ADF 1.0 XML too, for programs.'),
});

const webhook = z.strictObject({
	kind: z.literal('webhook').describe('A signed POST of JSON.'),
	url: address.describe('Address to which leads are sent.'),
	secret_env: variable.describe('Environment variable with the secret that signs the calls.'),
});

const destination = z.discriminatedUnion('kind', [dashboard, mail, adfMail, webhook]);

/** What a reply to the visitor can say of the lead: nothing that a stranger could write for somebody else to read. */
export const replyWords = ['first_name', 'dealer', 'phone', 'reference', 'request'] as const;
const placeholder = /\{([^{}]*)\}/g;

/** A text in which only these words stand in braces. */
const textWith = (words: readonly string[]) =>
	text.superRefine((given, { addIssue }) => {
		for (const [, word = ''] of given.matchAll(placeholder)) {
			if (words.includes(word)) continue;
			const message = `only the placeholders ${words.map((known) => `{${known}}`).join(', ')}`;
			addIssue({ code: 'custom', input: `{${word}}`, message });
		}
	});
const replyText = textWith(replyWords);
const answerText = textWith(answerWords);

const readyAnswer = z.strictObject({
	title: text.max(60).describe('What it is called in the list, such as: It’s available.'),
	categories: z.array(text).min(1).optional().describe('What the leads that it answers are about. Default: anything.'),
	subject: answerText.describe('Subject of the mail, such as: The {car} at {dealer}.'),
	text: answerText.describe(
		'The mail. {first_name}, {car}, {drive_time}, when a test drive was asked for, {dealer}, {place}, {phone}, {hours} and {me}, the name of whoever answers, are filled in; a line with something that is not known is left out.',
	),
});

const autoReply = z.strictObject({
	subject: replyText.describe('Subject, such as: Your {request} to {dealer}.'),
	text: replyText.describe(
		'The message. {first_name}, {dealer}, {phone}, {reference} and {request}, such as enquiry or service booking request, are filled in; an empty line starts a new paragraph.',
	),
	reply_to: mailbox.optional().describe('Who gets the visitor’s answer. Default: the sender.'),
	...sending,
});

const rule = z.strictObject({
	categories: z.array(text).min(1).optional().describe('Categories to which the rule applies. Default: all.'),
	locations: z
		.array(id)
		.min(1)
		.optional()
		.describe('Numbers of the locations to which the rule applies. Default: all.'),
	to: z.array(text).min(1).describe('Names of the destinations to which the leads go.'),
});

type Rule = z.output<typeof rule>;

/** Where leads go, and when they are overdue (FORM-15). Secrets are in the environment, never here. */
export const leads = z
	.strictObject({
		destinations: z
			.record(
				z
					.string()
					.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'a name of lower-case letters, digits and hyphens, such as adf-mail'),
				destination,
				{
					error: 'destinations by name, each { kind, … }',
				},
			)
			.default({})
			.describe(
				'Destinations of leads, by a name that you choose. Forms with the destination car-clarity go to the one with that name.',
			),
		routing: z
			.array(rule)
			.default([])
			.describe(
				'Which leads go where. The first rule that matches counts; leads that match no rule go to the destination mail. A live site needs that destination, or a last rule for all leads.',
			),
		auto_reply: autoReply
			.optional()
			.describe('A mail to the visitor once an enquiry is complete, in the dealer’s words. Default: none.'),
		team: z
			.array(text.max(60))
			.default([])
			.describe(
				'Names of those who answer leads, to hand one over to on the operators’ pages; visitors never see them. Default: whoever looks after a lead already.',
			),
		answers: z
			.array(readyAnswer)
			.default([])
			.describe(
				'Ready answers that operators choose from before their mail program opens; visitors never see the list. They are offered before the platform’s; one with the title of one of those takes its place.',
			),
		usual_answers: z
			.boolean()
			.default(true)
			.describe('The platform’s ready answers are offered after the site’s own, by what a lead is about.'),
		open_within_minutes: z
			.int()
			.positive()
			.default(120)
			.describe('Minutes after which a complete lead is overdue if nobody has opened it.'),
		incomplete_after_minutes: z
			.int()
			.positive()
			.default(30)
			.describe('Minutes after the last step until an incomplete lead is sent as it is.'),
		retention_months: z
			.int()
			.positive()
			.optional()
			.describe(
				'Months after its last change until a lead is deleted. Default: the environment variable FORECOURT_LEAD_MONTHS, or else 24.',
			),
		file_retention_months: z
			.int()
			.positive()
			.optional()
			.describe(
				'Months until the files of a lead are deleted. Default: the environment variable FORECOURT_FILE_MONTHS, or else 6.',
			),
	})
	.superRefine(({ destinations, routing }, { addIssue }) => {
		for (const [name, use] of Object.entries(ownDestinations)) {
			if (!Object.hasOwn(destinations, name)) continue;
			const message = `another name: ${name} is the platform’s own, for ${use}`;
			addIssue({ code: 'custom', path: ['destinations', name], input: name, message });
		}
		const names = [...new Set([...Object.keys(destinations), defaultDestination])];
		for (const { path, input } of unknownNames(routing, names)) {
			const guess = nearest(input, names);
			addIssue({
				code: 'custom',
				path: ['routing', ...path],
				input,
				message: `the name of a destination: ${names.join(', ')}`,
				params: { hint: guess && `Did you mean ${JSON.stringify(guess)}?` },
			});
		}
	});

function unknownNames(rules: readonly Rule[], names: readonly string[]) {
	return rules.flatMap(({ to }, index) =>
		to.flatMap((input, place) => (names.includes(input) ? [] : [{ path: [index, 'to', place], input }])),
	);
}

/** The settings of a destination, by its kind. */
export type LeadDestination = z.output<typeof destination>;

/** What a visitor is sent once an enquiry is complete. */
export type AutoReply = z.output<typeof autoReply>;
