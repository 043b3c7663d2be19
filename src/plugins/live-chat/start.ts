import { type ChatInterface, chatwoot } from './chat-interface.ts';
import { offerChat } from './chat-widget.ts';

type Settings = { script: string; account_id: string; vendor: 'chatwoot' | ChatInterface };

/** Offers the dealer's live chat: its script is loaded when a visitor asks for it, not before (SITE-12, USER-8). */
export function start({ script, account_id, vendor }: Settings): void {
	const api = vendor === 'chatwoot' ? chatwoot : vendor;
	offerChat({ channel: 'live_chat', script, api, facts: { account_id } });
}
