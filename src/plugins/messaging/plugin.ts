import { z } from 'zod';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		sms: z
			.string({ error: 'a phone number that takes text messages, in quotes' })
			.regex(/^\+?[\d ()-]{6,20}$/)
			.optional()
			.describe('Phone number that takes text messages.'),
		whatsapp: z
			.string({ error: 'a number with its country, such as +61 491 570 006, in quotes' })
			.regex(/^\+[\d ()-]{7,20}$/)
			.optional()
			.describe('WhatsApp number with its country, such as +61 491 570 006.'),
		messenger: z
			.string({ error: 'the name or number of a page, such as example.motors' })
			.regex(/^[A-Za-z0-9.]+$/)
			.optional()
			.describe('Name or number of the page on Facebook to which Messenger writes.'),
		text: z.string().trim().min(1).max(160).optional().describe('What a text or WhatsApp message starts with.'),
	})
	.refine(({ sms, whatsapp, messenger }) => sms ?? whatsapp ?? messenger, {
		error: 'at least one of sms, whatsapp and messenger',
	})
	.describe('Links that open the visitor’s own messaging app. Nothing of a third party is loaded.');

/** Text messages, WhatsApp and Messenger (SITE-12): links that we write, so nothing has to be loaded or agreed to. */
export const messaging = definePlugin({
	settings,
	consent: 'none needed',
	forBrowser: () => ({}),
	head: () => [],
	hosts: () => ({}),
});
