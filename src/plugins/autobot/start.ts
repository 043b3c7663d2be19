import type { ChatInterface } from '../live-chat/chat-interface.ts';
import { offerChat } from '../live-chat/chat-widget.ts';
import type { AutobotSettings } from './plugin.ts';

/** The robot is initialised with the website's id and the dealer's settings (SITE-12). */
const autobot: ChatInterface = {
	start: ['autobot.init', { website_id: '{website_id}', settings: '{settings}', service_chat: '{service_chat}' }],
	open: ['autobot.open'],
	events: {
		ready: 'autobot:ready',
		opened: 'autobot:opened',
		closed: 'autobot:closed',
		message: 'autobot:message',
		document: 'autobot:document',
	},
	message: { by: 'from', customer: 'customer', at: 'created_at' },
};

/** Offers the chat robot: its script is loaded when a visitor asks for it, not before (SITE-10, USER-8). */
export function start({ script, website_id, settings, service_chat }: AutobotSettings): void {
	offerChat({ channel: 'autobot', script, api: autobot, facts: { website_id, settings, service_chat } });
}
