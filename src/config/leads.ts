import { z } from 'zod';
import { nearest } from './explain.ts';
import { id, text } from './value.ts';

/** The destination of leads that no rule fits. Its settings are the site's; a demonstration without keeps mails as files. */
export const defaultDestination = 'mail';

const address = z.url({
	protocol: /^https?$/,
	error: 'an address that starts with https:// or http://',
});

const variable = z
	.string({ error: 'the name of an environment variable, such as CRM_TOKEN' })
	.regex(/^[A-Z][A-Z0-9_]*$/);

const mailbox = z.email({ error: 'an e-mail address' });

const dashboard = z.strictObject({
	kind: z.literal('dashboard').describe('The API of the dealer’s dashboard.'),
	url: address.describe('Address of the API, https://dashboard.example.com/api.'),
	path: z
		.string({ error: 'a path that starts with a slash, such as /leads' })
		.regex(/^\/[\w/-]*$/)
		.default('/leads')
		.describe('Path of the call below it. Leads with files go to the same with /with-files behind it.'),
	token_env: variable.optional().describe('Environment variable with the token that is sent as Bearer.'),
});

const adfMail = z.strictObject({
	kind: z.literal('adf_mail').describe('ADF 1.0 XML as the text of an e-mail.'),
	to: z.array(mailbox).min(1).describe('Who gets it.'),
	from: mailbox.optional().describe('Who it is from. Without one MAIL_FROM of the environment.'),
	smtp_env: variable
		.optional()
		.describe(
			'Environment variable with the mail server, smtp://user:password@mail.example.com:587. Without it SMTP_URL. While it is not set, leads wait; a demonstration keeps its mails as files.',
		),
});

const webhook = z.strictObject({
	kind: z.literal('webhook').describe('A signed POST of JSON.'),
	url: address.describe('Where it is sent.'),
	secret_env: variable.describe('Environment variable with the secret that signs it.'),
});

const destination = z.discriminatedUnion('kind', [dashboard, adfMail, webhook]);

const rule = z.strictObject({
	categories: z.array(text).min(1).optional().describe('Categories that it is for. Without them all.'),
	locations: z.array(id).min(1).optional().describe('Numbers of the locations that it is for. Without them all.'),
	to: z.array(text).min(1).describe('Names of the destinations.'),
});

type Rule = z.output<typeof rule>;

/** Where leads go, and by when somebody has to have opened them (FORM-15). Secrets are in the environment, never here. */
export const leads = z
	.strictObject({
		destinations: z
			.record(z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), destination, {
				error: 'destinations by name, each { kind, … }',
			})
			.default({})
			.describe('Places that leads are sent to, by a name of your own. car-clarity is where those forms go.'),
		routing: z
			.array(rule)
			.default([])
			.describe(
				'Which leads go where: the first rule that fits counts. Those that none fits go to the destination mail. A live site has that destination, or a last rule for all.',
			),
		open_within_minutes: z
			.int()
			.positive()
			.default(120)
			.describe('Minutes after which a complete lead that nobody has opened is overdue.'),
		incomplete_after_minutes: z
			.int()
			.positive()
			.default(30)
			.describe('Minutes without a further step after which an incomplete lead is mailed as it is.'),
		retention_months: z
			.int()
			.positive()
			.optional()
			.describe(
				'Months after which a lead is deleted, counted from its last change. Without it FORECOURT_LEAD_MONTHS of the environment, else 24.',
			),
		file_retention_months: z
			.int()
			.positive()
			.optional()
			.describe(
				'Months after which the files of a lead are deleted. Without it FORECOURT_FILE_MONTHS of the environment, else 6.',
			),
	})
	.superRefine(({ destinations, routing }, { addIssue }) => {
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

/** What is delivered to a destination, by its kind. */
export type LeadDestination = z.output<typeof destination>;
