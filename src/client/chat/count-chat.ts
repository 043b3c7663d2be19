import type { AnalyticsEvent } from '../../domain/leads/analytics-events.ts';
import { type ChatNote, chatEvent } from '../../domain/leads/chat.ts';
import type { ChatVisitStore } from './chat-visit.ts';

/** What a plugin says of its chat, as the detail of `forecourt:chat`. */
export type ToldChat = ChatNote & { channel: string };

/** Counts what happens in a chat (USER-8): the label names the chat. */
export function chatCounter(
	visit: Pick<ChatVisitStore, 'get' | 'set'>,
	count: (id: AnalyticsEvent, label: string) => void,
): (told: ToldChat, now: number) => void {
	return (told, now) => {
		const { messages } = visit.get();
		const event = chatEvent(told, messages, now);
		if (event === null) return;
		if (told.what === 'message') visit.set({ messages: messages + 1 });
		count(event, told.channel);
	};
}
