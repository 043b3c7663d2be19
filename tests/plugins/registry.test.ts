import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { plugins } from '../../src/plugins/plugins.ts';
import { pluginsSchema } from '../../src/plugins/registry.ts';
import { contentSecurityPolicy } from '../../src/site/head/content-security-policy.ts';
import { siteHead } from '../../src/site/head/site-head.ts';
import { makeConfig, makeSite } from '../support/make-site.ts';
import { withChatBubble } from './made-up.ts';

const google = { container_id: 'GTM-AB12CD3' };

/** A site whose config has been read with these plugins, as `parseSite` does with those of the platform. */
function siteWith(given: object) {
	const site = makeSite();
	return { ...site, config: { ...site.config, plugins: pluginsSchema(withChatBubble).parse(given) } };
}

const policyOf = (given: object) => contentSecurityPolicy(siteWith(given), withChatBubble);
const headOf = (given: object) => siteHead(siteWith(given).config, '', withChatBubble);

describe('one more plugin is a folder and a line in the registry', () => {
	test('SITE-12 its settings are checked, and a misspelt one is refused', () => {
		const schema = pluginsSchema(withChatBubble);
		expect(schema.safeParse({ chat_bubble: { site: '7' }, google_tag_manager: google }).success).toBe(true);
		expect(schema.safeParse({ chat_bubble: { sight: '7' } }).error?.issues.map(({ code }) => code)).toContain(
			'unrecognized_keys',
		);
		expect(schema.safeParse({ chat_bubbel: { site: '7' } }).success).toBe(false);
	});

	test('SITE-12 its settings are part of the tenant’s manual', () => {
		const manual = JSON.stringify(z.toJSONSchema(pluginsSchema(withChatBubble), { io: 'input' }));
		expect(manual).toContain('Number of the site.');
	});

	test('SITE-12 its hosts stand in the security policy, beside those of others', () => {
		const policy = policyOf({ chat_bubble: { site: '7' }, google_tag_manager: google });
		expect(policy).toMatch(/script-src [^;]*https:\/\/\*\.googletagmanager\.com https:\/\/bubble\.example/);
		expect(policy).toContain("frame-src 'self' https://talk.bubble.example");
	});

	test('SITE-12 its tags stand in the head, and the browser is told to start it', () => {
		const { tags, plugins } = headOf({ chat_bubble: { site: '7' } });
		expect(tags).toEqual([{ tag: 'meta', attributes: { name: 'chat-bubble', content: '7' } }]);
		expect(JSON.parse(plugins ?? '')).toEqual([{ name: 'chat_bubble', consent: 'marketing', settings: { site: '7' } }]);
	});

	test('SITE-12 where visitors are asked first, what reaches another host waits for their answer', () => {
		const asking = siteWith({ chat_bubble: { site: '7' }, google_tag_manager: google });
		const config = { ...asking.config, consent: { ...asking.config.consent, required: true } };
		const { tags, plugins } = siteHead(config, '', withChatBubble);
		expect(tags.map(({ tag }) => tag)).toEqual(['meta']);
		expect(JSON.parse(plugins ?? '')).toMatchObject([
			{ links: [{ tag: 'link', attributes: { rel: 'preconnect' } }], title: 'Google Tag Manager' },
			{ name: 'chat_bubble', consent: 'marketing', title: 'Chat Bubble' },
		]);
		expect(contentSecurityPolicy({ ...asking, config }, withChatBubble)).toContain('https://bubble.example');
		expect(siteHead(asking.config, '', withChatBubble).tags.map(({ tag }) => tag)).toEqual(['link', 'meta']);
	});

	test('SITE-12 a site that does not use it has nothing of it', () => {
		expect(policyOf({})).toBe(contentSecurityPolicy(makeSite()));
		expect(policyOf({ google_tag_manager: google })).not.toContain('bubble');
		expect(headOf({})).toMatchObject({ tags: [], plugins: null });
		expect(JSON.stringify(headOf({ google_tag_manager: google }))).not.toContain('bubble');
	});
});

test('SITE-12 every folder of src/plugins is a plugin of the registry, with plugin.ts and start.ts', () => {
	const folders = readdirSync('src/plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory());
	const names = folders.map(({ name }) => name.replaceAll('-', '_'));
	expect(names.sort()).toEqual(Object.keys(plugins).sort());
	for (const { name } of folders)
		for (const file of ['plugin.ts', 'start.ts']) expect(existsSync(`src/plugins/${name}/${file}`)).toBe(true);
});

test('SITE-12 a plugin that the platform does not have is named with those that it has', () => {
	expect(() => makeConfig({ plugins: { google_tag_manger: google } as object })).toThrow(
		/plugins\.google_tag_manger: .*expected a known key: google_tag_manager, .*\. Did you mean "google_tag_manager"\?/,
	);
});
