import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chatVisit } from '../../../src/client/chat/chat-visit.ts';
import { chatOpener } from '../../../src/client/chat/open-chat.ts';
import { makeStore } from '../leads/make-storage.ts';

/** A page of a site that asks for no consent, whose chats have not started. */
beforeEach(() => {
	vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: { site: 'one' } } }));
	vi.stubGlobal('navigator', {});
});
afterEach(() => vi.unstubAllGlobals());

function openPage() {
	const face = { ask: vi.fn(), wait: vi.fn(), fail: vi.fn() };
	return { face, chat: chatOpener(chatVisit(makeStore()), face) };
}

test('USER-8 who waits for a chat is told that its plugin did not start, and no longer waits', () => {
	const { chat, face } = openPage();
	chat.open('live_chat');
	expect(face.wait).toHaveBeenLastCalledWith('live_chat');
	chat.failed('meta_pixel');
	expect(face.fail).not.toHaveBeenCalled();
	chat.failed('live_chat');
	expect(face.fail).toHaveBeenCalledOnce();
	expect(face.wait).toHaveBeenLastCalledWith(null);
});

test('USER-8 who asks for a chat after that is told at once', () => {
	const { chat, face } = openPage();
	chat.failed('live_chat');
	expect(face.fail).not.toHaveBeenCalled();
	chat.open('live_chat');
	expect(face.fail).toHaveBeenCalledOnce();
	expect(face.wait).toHaveBeenLastCalledWith(null);
});
