import { isAllowed } from '../consent/consent.ts';
import type { ChatVisitStore } from './chat-visit.ts';
import type { ToldChat } from './count-chat.ts';

/** What the visitor sees of opening a chat. */
export type ChatFace = {
	/** Asks whether a chat of another company may be started; calls `start` where it may. */
	ask: (channel: string, start: () => void) => void;
	/** The chat is being loaded, or no longer. */
	wait: (channel: string | null) => void;
	/** The chat cannot be had. */
	fail: () => void;
};

/**
 * Opens chats by their names. A plugin that is not there yet gets the wish once it is. Where the site asks for consent and has
 * none for marketing, the visitor is asked about this chat alone, once in a visit.
 */
export function chatOpener(visit: ChatVisitStore, face: ChatFace) {
	let wanted: string | null = null;
	/** Chats whose plugin did not start. */
	const broken = new Set<string>();
	const giveUp = () => {
		wanted = null;
		face.wait(null);
		face.fail();
	};
	const mayStart = (channel: string): boolean => isAllowed('marketing') || visit.get().agreed.includes(channel);
	const send = (channel: string, show: boolean): boolean => {
		const detail = { channel, show };
		return !document.dispatchEvent(new CustomEvent('forecourt:open-chat', { detail, cancelable: true }));
	};
	const start = (channel: string) => {
		face.wait(channel);
		wanted = send(channel, true) ? null : channel;
		if (wanted !== null && broken.has(channel)) giveUp();
	};
	return {
		open: (channel: string): void => {
			const agree = () => {
				visit.set({ agreed: [...visit.get().agreed, channel] });
				start(channel);
			};
			if (mayStart(channel)) start(channel);
			else face.ask(channel, agree);
		},
		/** The plugin of this name did not start. */
		failed: (plugin: string): void => {
			broken.add(plugin);
			if (wanted === plugin) giveUp();
		},
		/** Goes on with what waits for this plugin: the visitor's wish, or the conversation of the page before. */
		ready: ({ channel }: Pick<ToldChat, 'channel'>): void => {
			if (wanted === channel) start(channel);
			else if (visit.get().talking === channel && mayStart(channel)) send(channel, false);
		},
	};
}
