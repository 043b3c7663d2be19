import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readTenants, tenantFolders } from '../../scripts/sources/tenants.ts';
import { builtDirs } from '../../scripts/testing/stages.ts';
import { expectAccessible } from './support/accessibility.ts';
import { pageOfEachKind, pagesOfWords } from './support/site-pages.ts';
import { fixtureUrl, sampleUrl } from './support/sites.ts';
import { expect, test } from './support/test.ts';

/** On a busy machine a page with its check of accessibility takes some seconds. */
const mostPerPage = 10_000;
const narrow = { width: 320, height: 640 };
/** Pages about what is not there answer so. */
const saysGone = /\b4(?:04|10)\b.*\/(?:404\.html|gone\/)/;

/**
 * Default pages that show nothing of a tenant but its name are read on every third tenant, another third of them on each,
 * and on phones only; of the others, every second one is read on a wide screen, on the next tenant the rest: that is a
 * third of the time. Each is still read in five looks or more at each width it is read at, and all of the fixtures' everywhere.
 */
const tenantsPerPageOfWords = 3;
const tenantsPerWidePage = 2;

function chosenPages(slug: string, at: number, isMobile: boolean): string[] {
	const [tenant] = readTenants('tenants', [slug]).tenants;
	const ofWords = tenant?.parsed.ok ? pagesOfWords(tenant.parsed.site) : new Set<string>();
	const isTurn = (path: string) => isMobile && ([...ofWords].indexOf(path) + at) % tenantsPerPageOfWords === 0;
	return pageOfEachKind(join(builtDirs.samples, slug))
		.filter((path) => !ofWords.has(path) || isTurn(path))
		.filter((_, index) => isMobile || (index + at) % tenantsPerWidePage === 0);
}

async function expectReadable(page: Page, url: string, isMobile: boolean): Promise<void> {
	const viewport = page.viewportSize() ?? narrow;
	await page.goto(url);
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	await expectAccessible(page);
	if (!isMobile) return;
	await page.setViewportSize(narrow);
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
	expect(overflow, `${url} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
	await page.setViewportSize(viewport);
}

const sites = [
	...tenantFolders('tenants').map((slug, at) => ({
		slug,
		url: sampleUrl,
		paths: (isMobile: boolean) => chosenPages(slug, at, isMobile),
	})),
	...tenantFolders('tests/fixtures/tenants').map((slug) => ({
		slug,
		url: fixtureUrl,
		paths: () => pageOfEachKind(join(builtDirs.fixtures, slug)),
	})),
];

for (const { slug, url, paths } of sites) {
	test(`${slug}: every kind of page can be read by everyone, on a narrow screen too`, async ({
		page,
		isMobile,
		allowFault,
	}) => {
		allowFault(saysGone);
		const addresses = paths(isMobile);
		test.setTimeout(addresses.length * mostPerPage);
		for (const path of addresses) await test.step(path, () => expectReadable(page, url(slug, path), isMobile));
	});
}
