import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tenantFolders } from '../../scripts/sources/tenants.ts';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** One page of each kind that the site's sitemap lists: pages that differ only in their last part are alike. */
function pageOfEachKind(slug: string): string[] {
	const sitemap = readFileSync(join(builtDirs.samples, slug, 'sitemap.xml'), 'utf8');
	const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '/');
	const kinds = new Map<string, string>();
	for (const path of paths) {
		const kind = path.split('/').filter(Boolean).length > 1 ? path.replace(/[^/]+\/$/, '*') : path;
		if (!kinds.has(kind)) kinds.set(kind, path);
	}
	return [...kinds.values()];
}

/** On a busy machine a page with its check of accessibility takes some seconds. */
const mostPerPage = 10_000;
const narrow = { width: 320, height: 640 };

for (const slug of tenantFolders('tenants')) {
	test(`${slug}: every kind of page can be read by everyone, on a narrow screen too`, async ({ page, isMobile }) => {
		const paths = pageOfEachKind(slug);
		test.setTimeout(paths.length * mostPerPage);
		const viewport = page.viewportSize() ?? narrow;
		for (const path of paths) {
			await test.step(path, async () => {
				await page.goto(sampleUrl(slug, path));
				await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
				await expectAccessible(page);
				if (!isMobile) return;
				await page.setViewportSize(narrow);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect(overflow, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
				await page.setViewportSize(viewport);
			});
		}
	});
}
