import { expect, test } from 'vitest';
import { makeBuild } from '../../support/make-build.ts';

test('SITE-12 browsers find the charset in the first 1,024 bytes, however long the words of the question for consent are', async () => {
	const word = (length: number) => '“'.repeat(length);
	const consent = {
		required: true,
		heading: word(60),
		text: word(400),
		policy_url: `/privacy-policy/?${'a'.repeat(300)}`,
		version: 999_999,
		ask_again_days: 730,
	};
	const variant = (name: string, share: number) => ({ name: name.repeat(40), share, blocks: { 2: null } });
	const split_tests = [
		{ name: 't'.repeat(40), page: '/', variants: [variant('a', 30), variant('b', 30), variant('c', 30)] },
	];
	const slug = 'dealer-with-a-rather-long-name-in-its-address';
	const plugins = { live_chat: { script: `https://chat.example/${'x'.repeat(300)}.js`, account_id: 'a'.repeat(100) } };
	const site = { consent, split_tests, plugins, garage_enabled: true, locale: 'en-AU' };
	const built = makeBuild({ [slug]: { site } });
	await built.run(Date.UTC(2026, 5, 15, 2) / 1000);
	const html = Buffer.from(built.text(`${slug}/index.html`));
	const charset = html.indexOf('<meta charset="utf-8">');
	expect(charset).toBeGreaterThan(0);
	expect(charset).toBeLessThan(1024 - '<meta charset="utf-8">'.length);
	expect(html.toString()).toContain('“'.repeat(400));
});
