import type { SiteConfig } from '../../config/site.ts';
import { vehicleFolder } from '../../domain/addresses/vehicle-path.ts';
import { isChatHidden } from '../../domain/leads/chat.ts';
import { messengerLink, smsLink, whatsAppLink } from '../../domain/leads/message-link.ts';
import { contactPath } from '../pages/links.ts';

/** A chat of a plugin, by the name that its `start.ts` answers to. */
export type ChatName = 'live_chat' | 'autobot';

/** One way to write to the dealer. */
export type ChatChannel = {
	icon: 'chat' | 'robot' | 'message';
	text: string;
	/** Where it leads; a chat only without script. */
	url: string;
	/** The chat that it opens on the page, who runs it, and whether its window says that it was closed. */
	chat: { name: ChatName; host: string; closes: boolean } | null;
	/** The app that it opens: `sms`. */
	app: string | null;
};

/** The chat button of a page, by what it opens; hidden ones still serve the buttons of a car's page. */
export type ChatDockModel = { channels: ChatChannel[]; hidden: boolean; contactPath: string };

type ChatConfig = Pick<SiteConfig, 'plugins' | 'chat' | 'autobot' | 'template'>;

/** The ways to write to the dealer on the page at `path`; null on a site without one (USER-8, SITE-12). */
export function chatDock(config: ChatConfig, path: string): ChatDockModel | null {
	const channels = [...chats(config), ...messages(config.plugins.messaging)];
	if (channels.length === 0) return null;
	const { hidden_on_checkout, hidden_on_cars } = config.chat;
	const hiding = {
		onCheckout: hidden_on_checkout,
		onCars: hidden_on_cars,
		vehicleFolder: vehicleFolder(config.template),
	};
	return { channels, hidden: isChatHidden(path, hiding), contactPath };
}

/** Which chat a button of a car's page opens; null where it is a link (CAR-1). */
export function chatOf(kind: string, { plugins, autobot }: Pick<SiteConfig, 'plugins' | 'autobot'>): ChatName | null {
	if (kind === 'assistant' && autobot && plugins.autobot) return 'autobot';
	return kind === 'chat' && plugins.live_chat ? 'live_chat' : null;
}

function chats({ plugins: { live_chat, autobot: robot }, chat, autobot }: ChatConfig): ChatChannel[] {
	const url = chat.url ?? contactPath;
	const channel = (name: ChatName, script: string, closes: boolean) => ({
		url,
		chat: { name, host: new URL(script).hostname, closes },
		app: null,
	});
	const live = live_chat && {
		icon: 'chat' as const,
		text: 'Chat with us',
		...channel(
			'live_chat',
			live_chat.script,
			live_chat.vendor === 'chatwoot' || Boolean(live_chat.vendor.events?.closed),
		),
	};
	const assistant = autobot &&
		robot && { icon: 'robot' as const, text: 'Ask our assistant', ...channel('autobot', robot.script, true) };
	return [...(live ? [live] : []), ...(assistant ? [assistant] : [])];
}

function messages(given: ChatConfig['plugins']['messaging']): ChatChannel[] {
	const { sms, whatsapp, messenger, text } = given ?? {};
	const links = [
		{ app: 'sms', name: 'Text us', url: sms && smsLink(sms, text) },
		{ app: 'whatsapp', name: 'WhatsApp', url: whatsapp && whatsAppLink(whatsapp, text) },
		{ app: 'messenger', name: 'Messenger', url: messenger && messengerLink(messenger) },
	];
	return links.flatMap(({ app, name, url }) =>
		url ? [{ icon: 'message' as const, text: name, url, chat: null, app }] : [],
	);
}
