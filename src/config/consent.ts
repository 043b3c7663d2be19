import { z } from 'zod';
import { id, off, pageLink, text } from './value.ts';

/** What visitors can be asked for, each apart. */
const kinds = ['analytics', 'marketing'] as const;

/** What visitors are asked before third parties learn of them (SITE-12). */
export const consent = z
	.strictObject({
		required: off(
			'Visitors have to agree before third parties’ scripts start. Every page then asks those who have not chosen.',
		),
		kinds: z
			.array(z.enum(kinds))
			.min(1)
			.default([...kinds])
			.describe('What visitors are asked for. A plugin that needs anything else never starts.'),
		version: id
			.default(1)
			.describe(
				'A number to raise when what you ask for has changed, such as a new plugin: all visitors are asked again.',
			),
		ask_again_days: z.int().min(1).max(730).default(365).describe('Days after which a visitor is asked again.'),
		policy_url: pageLink.default('/privacy-policy/').describe('The privacy policy to which the question leads.'),
		heading: text.max(60).optional().describe('Heading of the question. Without it: Your privacy.'),
		text: text.max(400).optional().describe('The question, in your own words.'),
	})
	.prefault({})
	.describe('What visitors are asked before third parties learn of them.');
