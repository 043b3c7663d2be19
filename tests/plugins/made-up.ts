import { z } from 'zod';
import { definePlugin } from '../../src/plugins/plugin.ts';
import { plugins } from '../../src/plugins/plugins.ts';

/** What somebody would write to add a plugin: a chat from another host. */
const chatBubble = definePlugin({
	settings: z.strictObject({ site: z.string().min(1).describe('Number of the site.') }).describe('A chat.'),
	consent: 'marketing',
	head: ({ site }) => [{ tag: 'meta', attributes: { name: 'chat-bubble', content: site } }],
	hosts: () => ({ 'script-src': ['https://bubble.example'], 'frame-src': ['https://talk.bubble.example'] }),
});

/** The platform's plugins and one more line. */
export const withChatBubble = { ...plugins, chat_bubble: chatBubble };
