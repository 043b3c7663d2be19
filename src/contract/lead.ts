import { z } from 'zod';
import { isClearYes } from '../domain/leads/clear-yes.ts';

const text = z.string({ error: 'Must be text.' }).nullish();

/** What a form sends, with the specification's keys (FORM-10). Other fields of the form are kept as they are. */
const payload = z.looseObject(
	{
		website_slug: text,
		dealership_slug: text,
		url: text,
		source: text,
		user_agent: text,
		name: text,
		first_name: text,
		last_name: text,
		email: text,
		phone: text,
		category: text,
		subcategory: text,
		message: text,
		/** Stored as true or false, since a program may take a text such as "No" for a yes. */
		opt_in: z.unknown().transform(isClearYes).optional(),
		/** `Incomplete` for a step before the last one (FORM-8). */
		lead_status: text,
		/** False for a step before the last one. */
		form_completed: z.unknown().optional(),
		lead_id: text,
		has_files: z.unknown().optional(),
	},
	{ error: 'Must be an object with what the visitor entered.' },
);

/** Control characters are dropped: PostgreSQL takes no NUL, and names have none. */
const name = (longest: number) => textUpTo(longest).transform((given) => given.replace(/\p{Cc}/gu, ''));

function textUpTo(longest: number) {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).max(longest, { error });
}

/** Body of each call with a lead. Unknown keys are dropped, such as a `consent_text`: the server has its own words. */
export const leadBody = z.object({
	lead: payload,
	/** Name of the form definition, whose schema checks the values. Without one only their structure is checked. */
	form: name(64).optional(),
	/** The solved challenge, where the captcha is shown (FORM-6): asked for when a lead is made, not when it is changed. */
	captcha: textUpTo(8_000).optional(),
	/** A field that people do not see and leave empty. */
	website: textUpTo(500).optional(),
	/** When the visitor first saw the form, in Unix milliseconds. */
	started_at: z.number({ error: 'Must be a time in milliseconds.' }).optional(),
	/** Names the words that the visitor was asked to agree to, as `forms.json` has it. */
	consent_text_version: name(64).optional(),
	/** Token of the time that the lead books (CAR-1): with the last step of a form that offers times. */
	test_drive: name(200).optional(),
});

export type LeadPayload = z.output<typeof payload>;
export type LeadBody = z.output<typeof leadBody>;

/** The answer once the lead is stored. `id` and `lead_id` are the same (FORM-11). */
export type LeadAnswer = {
	id: string;
	lead_id: string;
	/** With 201 only: the right to change the lead. It goes into the header `lead-token` and nowhere else. */
	lead_token?: string;
};
