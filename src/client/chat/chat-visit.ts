import { asRecord, type DeviceStore, tabStore } from '../leads/device/device-store.ts';

/** What is kept of a chat as long as the tab is open. */
export type ChatVisit = {
	/** How many messages of the visitor were counted; the first one is another event (USER-8). */
	messages: number;
	/** The chat whose conversation is on the page after this one, or null. */
	talking: string | null;
	/** The chats that the visitor agreed to start although they refused marketing. */
	agreed: readonly string[];
	/** Whether the visitor has put the button away. */
	dismissed: boolean;
};

/** The visit's chat. What is kept may be anything: each part is checked. */
export function chatVisit(store: DeviceStore = tabStore(document.documentElement.dataset['site'] ?? '')) {
	const read = (): ChatVisit => {
		const { messages, talking, agreed, dismissed } = asRecord(store.read('chat'));
		return {
			messages: typeof messages === 'number' && Number.isSafeInteger(messages) && messages > 0 ? messages : 0,
			talking: typeof talking === 'string' ? talking : null,
			agreed: Array.isArray(agreed) ? agreed.filter((name) => typeof name === 'string') : [],
			dismissed: dismissed === true,
		};
	};
	// A tab that keeps nothing counts from 0 on each page.
	let visit = read();
	return {
		get: () => visit,
		set: (change: Partial<ChatVisit>): void => {
			visit = { ...visit, ...change };
			store.write('chat', visit);
		},
	};
}

export type ChatVisitStore = ReturnType<typeof chatVisit>;
