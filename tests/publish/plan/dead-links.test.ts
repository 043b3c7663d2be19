import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/config/problem.ts';
import { testNow } from '../../support/make-site.ts';
import { writeTenants } from '../../support/make-tenants.ts';
import { build } from '../../support/quick-build.ts';

const article = (text: string, date: string) =>
	`---\ntitle: The month\ndate: ${date}\ndescription: News.\n---\n${text}\n`;
const cars = [{}, {}, {}];
const button = (url: string) => ({
	navigation: {
		header: [
			{ name: 'Offer of the month', url },
			{ name: 'Cars', url: '/used-cars/' },
		],
		footer: [],
	},
});

/** One tenant that is changed step by step, and what a build of all pages and one of few say of it. */
function makeTenant() {
	const dir = mkdtempSync(join(tmpdir(), 'forecourt-links-'));
	const tenantsDir = join(dir, 'tenants');
	const content = join(tenantsDir, 'dealer', 'content', 'blog');
	const one = async (out: string, full: boolean) => {
		const report = await build({
			tenantsDir,
			out: join(dir, out),
			slugs: 'all',
			now: testNow,
			full,
			acceptShrink: true,
		});
		const [tenant] = report.tenants;
		const links = (lines: readonly string[] = []) => lines.filter((line) => line.includes('found "/')).sort();
		return {
			rendered: tenant?.pages.rendered,
			warnings: links(tenant?.warnings),
			problems: links(tenant?.problems.map(formatProblem)),
		};
	};
	return {
		remove: () => rmSync(dir, { recursive: true, force: true }),
		write: (files: {
			site?: Record<string, unknown>;
			cars?: Record<string, unknown>[];
			texts?: Record<string, string>;
		}) => {
			writeTenants(tenantsDir, { dealer: { site: files.site ?? {}, cars: files.cars ?? cars } });
			rmSync(content, { recursive: true, force: true });
			mkdirSync(content, { recursive: true });
			for (const [name, text] of Object.entries(files.texts ?? {}))
				writeFileSync(join(content, name), article(text, name === 'later.md' ? '2027-06-01' : '2026-06-01'));
		},
		/** What the next build of a published site says, and what the first build of the same site anywhere says. */
		both: async () => ({ next: await one('kept', false), first: await one('fresh', true) }),
	};
}

describe('links to what is gone', () => {
	const tenant = makeTenant();
	const texts = {
		'month.md': 'See [the Rio](/cars/car-2/?a=b#top) and [ours](/contact/).',
		'other.md': 'More of [the month](/blog/month/).',
	};

	afterAll(() => tenant.remove());
	beforeAll(async () => {
		tenant.write({ texts, site: button('/cars/car-2/') });
		const { next } = await tenant.both();
		expect(next).toMatchObject({ warnings: [], problems: [] });
	});

	test('a car that leaves: a warning with file, place and link, in a build of few pages as in one of all', async () => {
		tenant.write({ texts, site: button('/cars/car-2/'), cars: cars.slice(0, 2) });
		const { next, first } = await tenant.both();
		expect(next.problems).toEqual([]);
		expect(next.warnings).toHaveLength(2);
		expect(next.warnings[0]).toMatch(
			/dealer\/content\/blog\/month\.md: the text: found "\/cars\/car-2\/", expected a vehicle that is on the site\. .*Remove the link/,
		);
		expect(next.warnings[1]).toMatch(/dealer\/site\.json: navigation\.header\[0\]\.url: found "\/cars\/car-2\/"/);
		expect(first).toMatchObject({ problems: next.problems, warnings: next.warnings });
		expect(next.rendered).toBeLessThan(first.rendered ?? 0);
	});

	test('the same of a car that never was, and again in a build with nothing to do', async () => {
		const never = { 'month.md': 'See [one](/cars/never-was/checkout/).', 'other.md': texts['other.md'] };
		tenant.write({ texts: never });
		const [{ next }, again] = [await tenant.both(), await tenant.both()];
		expect(next.warnings).toEqual([expect.stringContaining('found "/cars/never-was/checkout/"')]);
		expect(again.next).toEqual({ rendered: 0, warnings: next.warnings, problems: [] });
		expect(again.first.warnings).toEqual(next.warnings);
	});

	test('a page of the platform that goes is an error in both, though the page that links to it stays as it was', async () => {
		tenant.write({ texts: { 'other.md': texts['other.md'] } });
		const { next, first } = await tenant.both();
		expect(next.problems).toEqual([
			expect.stringMatching(
				/content\/blog\/other\.md: the text: found "\/blog\/month\/", expected a page or file of this site/,
			),
		]);
		expect(first.problems).toEqual(next.problems);
	});

	test('a text that is not on the site yet is not looked at', async () => {
		tenant.write({ texts: { 'later.md': '[x](/nowhere/)' } });
		const { next, first } = await tenant.both();
		expect([next.problems, first.problems]).toEqual([[], []]);
	});

	test.each(['/cars/trade-in/nothing/', '/motorcycles/car-1/', '/assets/none.jpg'])(
		'%s is not a vehicle: an error in both',
		async (url) => {
			tenant.write({ texts: { 'month.md': `[x](${url})` } });
			const { next, first } = await tenant.both();
			expect(next.problems).toEqual([expect.stringContaining(`found "${url}"`)]);
			expect(first.problems).toEqual(next.problems);
		},
	);
});
