import { z } from 'zod';
import { moreHosts, originOf, thirdPartyUrl } from '../address.ts';
import { definePlugin } from '../plugin.ts';

const call = z.tuple([z.string().min(1)], z.unknown(), {
	error: 'a list of the function’s path and what it gets, such as ["Acme.show", "chat"]',
});
const event = z.string().min(1).optional();

const ownInterface = z
	.strictObject({
		settings: z
			.record(z.string(), z.unknown())
			.optional()
			.describe(
				'What is on the window before the script runs, by name. {account_id} and {origin} stand for their values.',
			),
		start: call.optional().describe('The call that starts the chat once its script has run.'),
		open: call.describe('The call that shows the conversation, such as ["Acme.show"] or ["acme", "open"].'),
		listen: call
			.optional()
			.describe('The call by which {listener} hears each {event}; without it the events are those of the window.'),
		events: z
			.strictObject({
				ready: event.describe('The chat can be opened.'),
				opened: event.describe('The conversation is shown.'),
				closed: event.describe('The conversation is closed.'),
				message: event.describe('Somebody has written.'),
				document: event.describe('The visitor has asked for a document.'),
			})
			.optional()
			.describe('Names of the chat’s events.'),
		message: z
			.strictObject({
				by: event.describe('Its field that says who wrote.'),
				customer: z.union([z.string(), z.number()]).optional().describe('What that field has for the visitor.'),
				at: event.describe('Its field that says when.'),
			})
			.optional()
			.describe('How a message is read; without it every message counts as a new one of the visitor.'),
	})
	.describe('How another vendor’s script is spoken to.');

const settings = z
	.strictObject({
		script: thirdPartyUrl.describe('The vendor’s script, such as https://app.chatwoot.com/packs/js/sdk.js.'),
		account_id: z
			.string({ error: 'the account’s number or token, in quotes' })
			.min(1)
			.describe('The account with the vendor; Chatwoot calls it the website token.'),
		vendor: z
			.union([z.literal('chatwoot'), ownInterface], {
				error:
					'"chatwoot", or an object with how the vendor’s script is spoken to: settings, start, open, listen, events, message',
			})
			.default('chatwoot')
			.describe('chatwoot, or how another vendor’s script is spoken to.'),
		hosts: moreHosts,
	})
	.describe(
		'Live chat in the vendor’s window. Every page has the site’s own chat button; the vendor’s script is loaded when a visitor presses it.',
	);

/**
 * Live chat (SITE-12, USER-8). It needs no consent to start: it asks nothing of its host before the visitor opens it, and where
 * the site asks for consent the button first says who runs the chat.
 */
export const liveChat = definePlugin({
	settings,
	consent: 'none needed',
	head: () => [],
	hosts: ({ script, hosts }) => widgetHosts([originOf(script), ...hosts]),
});

/** What a chat's window needs: its script, its frame, its answers, and the styles that its script writes into the page. */
export const widgetHosts = (hosts: readonly string[]) => ({
	'script-src': hosts,
	'frame-src': hosts,
	'connect-src': [...hosts, ...hosts.map((host) => host.replace(/^https:/, 'wss:'))],
	'style-src': [...hosts, "'unsafe-inline'"],
});
