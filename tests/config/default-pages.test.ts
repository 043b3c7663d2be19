import { describe, expect, test } from 'vitest';
import { readTenants } from '../../scripts/sources/tenants.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import { localeRow } from '../../src/domain/locales/rows.ts';
import { makeSite, readSite } from './read.ts';

const { tenants } = readTenants('tenants', 'all');
const samples = tenants.flatMap(({ parsed }) => (parsed.ok ? [parsed.site] : []));

/** Keys whose text nobody reads, or which people write. */
const unread = new Set(['kind', 'url', 'image', 'image_narrow', 'focus', 'filter', 'form', 'department', 'order']);

function* texts(value: unknown): Generator<string> {
	if (typeof value === 'string') yield value;
	else if (Array.isArray(value)) for (const item of value) yield* texts(item);
	else if (typeof value === 'object' && value !== null) {
		for (const [key, item] of Object.entries(value)) if (!unread.has(key)) yield* texts(item);
	}
}

/** Longer than a sentence of plain fact, such as 'Your income: recent payslips, or tax returns if you work for yourself'. */
const isParagraph = (text: string): boolean => text.length > 80;

/** What a site says at length, but for the office to complain to, which the country decides. */
const paragraphs = ({ pages, locale }: SiteConfig): Set<string> =>
	new Set([...texts(pages)].filter((text) => isParagraph(text) && text !== localeRow(locale).privacyComplaint));

describe('pages that a site does not write', () => {
	test('ROUTE-14 no two samples share a paragraph word for word', () => {
		const shared = samples.flatMap((one, index) => {
			const own = paragraphs(one);
			return samples
				.slice(index + 1)
				.flatMap((other) =>
					[...paragraphs(other)].filter((text) => own.has(text)).map((text) => `${one.slug}, ${other.slug}: ${text}`),
				);
		});
		expect(shared).toEqual([]);
	});

	test.each(samples.map((site) => [site.slug, site] as const))(
		'SITE-8 %s says nothing that no native would',
		(_, { pages }) => {
			const odd =
				/\bring (?:us|the|you)\b|\bring up\b|\bpapers\b|how it goes|good to have at hand|held against each other|aids that travel|three things to know apart|until when|paying over time|what the work asks|be it\b|null|undefined|\$\{|\ba (?:RV|[aeio]\w)|\s{2}|\bat at\b|\bin in\b/i;
			expect([...texts(pages)].filter((text) => odd.test(text))).toEqual([]);
		},
	);

	test('SITE-8 the texts follow the template: a motorcycle is tried, traded and serviced otherwise than a camper', () => {
		const tells = ['car', 'motorcycle', 'camper', 'truck', 'subscription', 'conversion'].map((template) => {
			const { pages } = readSite(makeSite({ template }));
			return ['/book-test-drive/', '/trade-in/', '/service/'].map((path) => JSON.stringify(pages[path])).join();
		});
		expect(tells[1]).toContain('helmet');
		expect(tells[2]).toContain('tow vehicle');
		expect(tells[3]).toContain('truck licence');
		expect(tells[4]).not.toMatch(/your subscription car\b/);
		expect(tells[5]).toContain('wheelchair');
		expect(new Set(tells).size).toBe(tells.length);
	});

	test('SITE-8 and the config: hours, make, towns, deposits and what prices cover', () => {
		const open = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '07:30', close: '17:00' }));
		const place = { address: { street: '1 High Street', city: 'Orange' }, contact_detail: { opening_hours: open } };
		const { pages } = readSite(
			makeSite({
				locations: [
					{ id: 1, name: 'Orange - Sales', location_type: 'sales', manufacturers: ['ŠKODA'], ...place },
					{ id: 2, name: 'Orange - Service', location_type: 'service', ...place },
				],
				price_basis: 'drive_away',
				enable_store: true,
				payment_provider: 'test',
				demo: true,
			}),
		);
		const page = (path: string) => JSON.stringify(pages[path]);
		expect(page('/service/')).toContain('Škoda servicing at Plain in Orange');
		expect(page('/service/')).toContain('open Monday to Friday 7:30am to 5pm');
		expect(page('/about-us/')).toContain('at 1 High Street');
		expect(page('/pages/faqs/')).toContain('are drive away');
		expect(page('/pages/faqs/')).toContain('Place a deposit');
		const bare = readSite(makeSite()).pages;
		expect(JSON.stringify(bare['/pages/faqs/'])).not.toMatch(/drive away:|deposit on/);
		expect(JSON.stringify(bare['/service/'])).not.toContain('open ');
	});
});
