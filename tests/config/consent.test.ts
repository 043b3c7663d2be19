import { expect, test } from 'vitest';
import { parseSite } from '../../src/config/parse.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { makeConfig } from '../support/make-site.ts';

test('SITE-12 without a word of it a site does not ask', () => {
	expect(makeConfig().consent).toEqual({
		required: false,
		kinds: ['analytics', 'marketing'],
		version: 1,
		ask_again_days: 365,
		policy_url: '/privacy-policy/',
	});
});

test('SITE-12 a plugin that needs what visitors are not asked for is named', () => {
	const warnings = (required: boolean) => {
		const config = {
			slug: 'a',
			name: 'A',
			url: 'https://a.example',
			stock_feed: { type: 'none' },
			finance: { calculator: false },
			forms: { opt_in_default: false },
			plugins: { meta_pixel: { pixel_id: '1234567890123' }, google_tag_manager: { container_id: 'GTM-A1' } },
			consent: { required, kinds: ['analytics'] },
		};
		const parsed = parseSite(config, { file: 'site.json', strict: true });
		return parsed.ok ? parsed.warnings.map(formatProblem) : parsed.problems.map(formatProblem);
	};
	expect(warnings(true)).toEqual([
		'site.json: plugins.meta_pixel: found a plugin that needs consent for marketing, expected marketing in consent.kinds. Visitors are not asked for it, so the plugin never starts.',
	]);
	expect(warnings(false)).toEqual([]);
});

test.each([
	[{ kinds: [] }, /consent\.kinds/],
	[{ kinds: ['ads'] }, /consent\.kinds/],
	[{ version: 0 }, /consent\.version/],
	[{ ask_again_days: 0 }, /consent\.ask_again_days/],
	[{ policy_url: 'javascript:alert(1)' }, /consent\.policy_url/],
])('SITE-12 %j is refused', (consent, fault) => {
	expect(() => makeConfig({ consent: consent as object })).toThrow(fault);
});
