import type { ChatNote } from '../../domain/leads/chat.ts';
import { loadScript } from '../load-script.ts';
import { type ChatInterface, callOn, withFacts, writtenAt } from './chat-interface.ts';

/** A chat of another host: its script, how it is spoken to, and under which name the site's buttons ask for it. */
export type ChatWidget = {
	channel: string;
	script: string;
	api: ChatInterface;
	facts: Readonly<Record<string, unknown>>;
};

/** What a button asks for, as the detail of `forecourt:open-chat`; `show` is false to go on with a conversation unseen. */
type AskedChat = { channel: string; show: boolean };

const readyMilliseconds = 15_000;

/**
 * Opens the chat when a button of the site asks for it (`forecourt:open-chat`), and says what happens in it (`forecourt:chat`).
 * Nothing of the chat is loaded before.
 */
export function offerChat({ channel, script, api, facts }: ChatWidget): void {
	const chat = withFacts(api, { ...facts, origin: new URL(script, location.href).origin });
	const tell = (note: ChatNote) =>
		document.dispatchEvent(new CustomEvent('forecourt:chat', { detail: { ...note, channel } }));
	let started: Promise<void> | null = null;
	let isHeard = false;
	const listen = () => {
		if (!isHeard) hear(chat, tell);
		isHeard = true;
	};
	const open = async (show: boolean) => {
		try {
			started ??= startChat(script, chat, listen);
			await started;
			if (!show) return;
			callOn(window, chat.open);
			if (!chat.events?.opened) tell({ what: 'opened' });
		} catch (error) {
			started = null;
			console.warn(`The chat did not open (${channel}).`, error);
			if (show) tell({ what: 'failed' });
		}
	};
	document.addEventListener('forecourt:open-chat', (event) => {
		const asked = (event as CustomEvent<AskedChat>).detail;
		if (asked.channel !== channel) return;
		event.preventDefault();
		void open(asked.show);
	});
	tell({ what: 'ready' });
}

/** A second try, after a chat that was not ready in time, listens no second time: its events would count twice. */
async function startChat(script: string, chat: ChatInterface, listen: () => void): Promise<void> {
	Object.assign(window, chat.settings);
	const windowReady = chat.events?.ready && !chat.listen ? nextEvent(chat.events.ready) : null;
	await loadScript(script);
	if (chat.start) callOn(window, chat.start);
	listen();
	if (windowReady) await windowReady;
}

/** Says what happens in the chat (USER-8). A message that cannot be read is logged and nothing else. */
function hear(chat: ChatInterface, tell: (note: ChatNote) => void): void {
	const on = (name: string | undefined, heard: (detail: unknown) => void) => {
		if (!name) return;
		const listener = (said: unknown) => {
			try {
				heard(said instanceof CustomEvent ? said.detail : said);
			} catch (error) {
				console.warn('The chat could not be counted.', error);
			}
		};
		if (chat.listen) callOn(window, withFacts(chat.listen, { event: name, listener }));
		else window.addEventListener(name, listener);
	};
	const { opened, closed, message, document: asked } = chat.events ?? {};
	on(opened, () => tell({ what: 'opened' }));
	on(closed, () => tell({ what: 'closed' }));
	on(asked, () => tell({ what: 'document' }));
	on(message, (said) => tell(noteOf(said, chat)));
}

function noteOf(said: unknown, { message = {} }: ChatInterface): ChatNote {
	const read = (name: string | undefined): unknown => (name ? Reflect.get(Object(said), name) : undefined);
	const isCustomer = message.by === undefined || read(message.by) === message.customer;
	return { what: 'message', by: isCustomer ? 'customer' : 'dealer', at: writtenAt(read(message.at)) };
}

function nextEvent(name: string): Promise<void> {
	return new Promise((done, fail) => {
		const timer = setTimeout(() => fail(new Error(`${name} did not come.`)), readyMilliseconds);
		window.addEventListener(
			name,
			() => {
				clearTimeout(timer);
				done();
			},
			{ once: true },
		);
	});
}
