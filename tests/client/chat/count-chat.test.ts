import { describe, expect, test } from 'vitest';
import { chatVisit } from '../../../src/client/chat/chat-visit.ts';
import { chatCounter, type ToldChat } from '../../../src/client/chat/count-chat.ts';
import type { DeviceStore } from '../../../src/client/leads/device/device-store.ts';

const now = Date.UTC(2026, 10, 22);
const message = (age = 0): ToldChat => ({ what: 'message', by: 'customer', at: now - age, channel: 'live_chat' });

/** A tab that holds one text. */
function makeTab(kept: unknown = null): DeviceStore & { kept: () => unknown } {
	return {
		read: () => kept,
		write: (_, value) => {
			kept = value;
			return true;
		},
		kept: () => kept,
	};
}

function counted(tab: DeviceStore, notes: ToldChat[]) {
	const events: string[] = [];
	const count = chatCounter(chatVisit(tab), (id, label) => events.push(`${id} ${label}`));
	for (const note of notes) count(note, now);
	return events;
}

describe('USER-8 counting a chat', () => {
	test('it starts from 0: the first message, then later ones', () => {
		const notes: ToldChat[] = [{ what: 'opened', channel: 'live_chat' }, message(), message(), message()];
		expect(counted(makeTab(), notes)).toEqual(['54 live_chat', '55 live_chat', '57 live_chat', '57 live_chat']);
	});

	test('the messages that a chat repeats when it opens again are not counted, and do not make the next one a later one', () => {
		expect(counted(makeTab(), [message(60_000), message(10_000), message(5)])).toEqual(['55 live_chat']);
	});

	test('the count goes on on the next page of the visit', () => {
		const tab = makeTab();
		counted(tab, [message()]);
		expect(counted(tab, [message()])).toEqual(['57 live_chat']);
	});

	test.each([null, 'x', 7, [], { messages: -1 }, { messages: '3' }, { messages: 1e300 }, { agreed: [1] }])(
		'what is kept as %j is nothing',
		(kept) => {
			expect(chatVisit(makeTab(kept)).get()).toEqual({ messages: 0, talking: null, agreed: [], dismissed: false });
			expect(counted(makeTab(kept), [message()])).toEqual(['55 live_chat']);
		},
	);

	test('a tab that keeps nothing counts on its page', () => {
		const full: DeviceStore = { read: () => null, write: () => false };
		expect(counted(full, [message(), message()])).toEqual(['55 live_chat', '57 live_chat']);
	});
});
