import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { chatDock, chatOf } from '../../../src/site/frame/chat-dock.ts';
import { makeConfig } from '../../support/make-site.ts';

const live_chat = { script: 'https://chat.example/sdk.js', account_id: '7' };
const autobot = { script: 'https://robot.example/a.js' };
const dock = (set: Partial<SiteInput>, path = '/') => chatDock(makeConfig(set), path);
const texts = (set: Partial<SiteInput>) => dock(set)?.channels.map(({ text }) => text);

describe('USER-8, SITE-12 the chat button', () => {
	test('a site without a way to write has none', () => {
		expect(dock({})).toBeNull();
		expect(dock({ autobot: true, chat: { url: 'https://chat.example/us' } })).toBeNull();
		expect(dock({ plugins: { autobot } })).toBeNull();
	});

	test('it offers every way that the site has', () => {
		const messaging = { sms: '0491 570 006', whatsapp: '+61 491 570 006', messenger: 'test.motors', text: 'Hi' };
		const all = { autobot: true, plugins: { live_chat, autobot, messaging } };
		expect(texts(all)).toEqual(['Chat with us', 'Ask our assistant', 'Text us', 'WhatsApp', 'Messenger']);
		expect(dock(all)?.channels.map(({ url }) => url)).toEqual([
			'/contact/',
			'/contact/',
			'sms:0491570006?body=Hi',
			'https://wa.me/61491570006?text=Hi',
			'https://m.me/test.motors',
		]);
		expect(texts({ plugins: { messaging: { sms: '0491 570 006' } } })).toEqual(['Text us']);
	});

	test('a chat names who runs it, and leads to the dealer’s address without script', () => {
		const [channel] = dock({ chat: { url: 'https://chat.example/us' }, plugins: { live_chat } })?.channels ?? [];
		expect(channel).toMatchObject({
			url: 'https://chat.example/us',
			chat: { name: 'live_chat', host: 'chat.example', closes: true },
		});
	});

	test('it is hidden where the site says so', () => {
		const set = { plugins: { live_chat }, chat: { hidden_on_cars: true } };
		expect(dock(set, '/cars/2021-kia-rio-k1/')?.hidden).toBe(true);
		expect(dock(set, '/about-us/')?.hidden).toBe(false);
		expect(dock({ ...set, template: 'camper' }, '/cars/2021-kia-rio-k1/')?.hidden).toBe(false);
	});

	test.each([{}, { text: 'Hi' }, { whatsapp: '0491 570 006' }, { messenger: 'https://m.me/x' }, { sms: '<b>' }])(
		'messaging %j is refused',
		(messaging) => {
			expect(() => makeConfig({ plugins: { messaging } })).toThrow(/plugins\.messaging/);
		},
	);
});

test('CAR-1 a car’s buttons open the chat and the robot of the site, else they are links', () => {
	expect(chatOf('chat', makeConfig({ plugins: { live_chat } }))).toBe('live_chat');
	expect(chatOf('assistant', makeConfig({ autobot: true, plugins: { autobot } }))).toBe('autobot');
	expect(chatOf('assistant', makeConfig({ autobot: true, plugins: { live_chat } }))).toBeNull();
	expect(chatOf('chat', makeConfig({ chat: { url: 'https://chat.example/' } }))).toBeNull();
	expect(chatOf('enquire', makeConfig({ plugins: { live_chat } }))).toBeNull();
});
