import { describe, expect, test, vi } from 'vitest';
import { callOn, chatwoot, withFacts, writtenAt } from '../../src/plugins/live-chat/chat-interface.ts';
import { offerChat } from '../../src/plugins/live-chat/chat-widget.ts';
import { contentSecurityPolicy } from '../../src/site/head/content-security-policy.ts';
import { siteHead } from '../../src/site/head/site-head.ts';
import { makeConfig, makeSite } from '../support/make-site.ts';

const live_chat = { script: 'https://chat.example/sdk.js', account_id: 'token-7' };

describe('SITE-12 how a chat’s script is spoken to', () => {
	test('facts take their places, as what they are where they stand alone', () => {
		const facts = { account_id: 'token-7', origin: 'https://chat.example', settings: { colour: 'red' }, on: false };
		expect(withFacts(chatwoot.start, facts)).toEqual([
			'chatwootSDK.run',
			{ websiteToken: 'token-7', baseUrl: 'https://chat.example' },
		]);
		expect(withFacts(['a', '{settings}', '{on}', 'id {account_id}', '{unknown}', 4, null], facts)).toEqual([
			'a',
			{ colour: 'red' },
			false,
			'id token-7',
			'{unknown}',
			4,
			null,
		]);
	});

	test('a function is called on its owner', () => {
		const page = { crisp: { asked: [] as unknown[], push: vi.fn() }, acme: vi.fn() };
		callOn(page, ['crisp.push', ['do', 'chat:open']]);
		expect(page.crisp.push).toHaveBeenCalledWith(['do', 'chat:open']);
		expect(page.crisp.push.mock.contexts[0]).toBe(page.crisp);
		callOn(page, ['acme', 'open', 1]);
		expect(page.acme).toHaveBeenCalledWith('open', 1);
	});

	test.each(['nothing.there', 'crisp', 'crisp.push.call.it'])('%s is not a function, and says so', (path) => {
		expect(() => callOn({ crisp: {} }, [path])).toThrow(`${path} is not a function`);
	});

	test.each([
		[1_795_000_000, 1_795_000_000_000],
		['1795000000', 1_795_000_000_000],
		[1_795_000_000_123, 1_795_000_000_123],
		['2026-11-22T00:00:00Z', Date.UTC(2026, 10, 22)],
		['yesterday', null],
		[Number.NaN, null],
		[undefined, null],
		[{}, null],
	])('USER-8 a message written at %s was written at %s', (said, expected) => {
		expect(writtenAt(said)).toBe(expected);
	});
});

test('USER-8 a second try, after a chat that was not ready in time, counts what is said once', async () => {
	vi.useFakeTimers();
	const told: string[] = [];
	const head = { append: (script: { onload: () => void }) => script.onload() };
	const page = Object.assign(new EventTarget(), { head, createElement: () => ({ setAttribute: () => undefined }) });
	const own = Object.assign(new EventTarget(), { acme: { open: () => undefined } });
	vi.stubGlobal('document', page);
	vi.stubGlobal('window', own);
	vi.stubGlobal('location', { href: 'https://www.dealer.example/' });
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	page.addEventListener('forecourt:chat', (event) => told.push((event as CustomEvent<{ what: string }>).detail.what));
	const events = { ready: 'acme:ready', opened: 'acme:opened', message: 'acme:message' };
	const api = { open: ['acme.open'] as const, events };
	offerChat({ channel: 'live_chat', script: 'https://chat.example/a.js', facts: {}, api });
	const ask = () => {
		const detail = { channel: 'live_chat', show: true };
		page.dispatchEvent(new CustomEvent('forecourt:open-chat', { detail, cancelable: true }));
		return vi.advanceTimersByTimeAsync(0);
	};
	await ask();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(told).toEqual(['ready', 'failed']);
	await ask();
	own.dispatchEvent(new Event('acme:ready'));
	own.dispatchEvent(new CustomEvent('acme:message', { detail: {} }));
	await vi.advanceTimersByTimeAsync(0);
	expect(told.filter((what) => what === 'message')).toEqual(['message']);
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('SITE-12 live chat in a site', () => {
	test('its host may run, frame and answer; only such a site lets scripts write styles', () => {
		const policy = contentSecurityPolicy(
			makeSite({ plugins: { live_chat: { ...live_chat, hosts: ['https://*.cdn.example'] } } }),
		);
		expect(policy).toMatch(/script-src [^;]*https:\/\/chat\.example https:\/\/\*\.cdn\.example/);
		expect(policy).toMatch(/frame-src [^;]*https:\/\/chat\.example/);
		expect(policy).toMatch(/connect-src [^;]*wss:\/\/chat\.example/);
		expect(policy).toMatch(/style-src [^;]*'unsafe-inline'/);
		expect(contentSecurityPolicy(makeSite())).not.toMatch(/style-src [^;]*'unsafe-inline'/);
	});

	test('another vendor is data', () => {
		const vendor = { open: ['Acme.show'], events: { message: 'acme:said' }, message: { at: 'time' } };
		const { plugins } = makeConfig({ plugins: { live_chat: { ...live_chat, vendor } as never } });
		expect(plugins.live_chat?.vendor).toEqual(vendor);
	});

	test.each([
		[{ ...live_chat, script: 'http://chat.example/sdk.js' }, /plugins\.live_chat\.script: .*https:\/\//],
		[{ ...live_chat, script: "https://chat.example/x'; script-src *" }, /plugins\.live_chat\.script/],
		[{ ...live_chat, hosts: ['https:'] }, /plugins\.live_chat\.hosts/],
		[{ script: live_chat.script }, /plugins\.live_chat\.account_id: .*expected the account’s number or token/],
		[{ ...live_chat, vendor: 'acme' }, /plugins\.live_chat\.vendor: .*"chatwoot", or an object/],
		[{ ...live_chat, token: 'x' }, /plugins\.live_chat\.token: .*expected a known key/],
	])('%j is refused', (given, message) => {
		expect(() => makeConfig({ plugins: { live_chat: given as never } })).toThrow(message);
	});
});

describe('SITE-10 the chat robot', () => {
	const robot = { script: 'https://robot.example/autobot.js', settings: { greeting: 'Hello!' } };
	const started = (set: object) => {
		const config = makeConfig({ id: 12, autobot: true, plugins: { autobot: robot }, ...set });
		return JSON.parse(siteHead(config, '').plugins ?? '[]')[0]?.settings;
	};

	test('it gets the website’s id and its settings', () => {
		const { script, settings } = robot;
		expect(started({})).toEqual({ script, website_id: 12, settings, service_chat: true });
		expect(started({ plugins: { autobot: { ...robot, website_id: 7 } } })).toMatchObject({ website_id: 7 });
	});

	test('it does not talk about services where they are booked online', () => {
		expect(started({ service_booking_url: 'https://book.example/' })).toMatchObject({ service_chat: false });
	});

	test('it is switched by autobot', () => {
		expect(started({ autobot: false })).toBeUndefined();
		expect(contentSecurityPolicy(makeSite({ plugins: { autobot: robot } }))).not.toContain('robot.example');
	});
});
