import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ProblemError } from '../../../../../src/config/problem.ts';
import { openSite } from '../../../../../src/site/open-site.ts';
import { listPages, type Page } from '../../../../../src/site/pages/page-table.ts';
import type { Site } from '../../../../../src/site/site.ts';
import { rememberedCars } from '../../../../../src/stock/car/remembered-car.ts';
import { type Bundle, loadBundle } from '../../../../publish/bundle.ts';
import { buildMoment } from '../../../../publish/job.ts';
import { pullTenant } from '../../../../publish/read/pull.ts';
import { renderPage } from '../../../../publish/render/render-page.ts';
import { fetchFeed } from '../../../../sources/fetch-feed.ts';
import { checkTenant, readTenants } from '../../../../sources/tenants.ts';
import { laidOver } from '../last-answer.ts';
import { pageName } from '../page-texts.ts';
import { withMark } from './mark.ts';
import type { Addresses, Preview, PreviewedPage, PreviewRequest } from './previewer.ts';
import { shareChanged, withoutScripts } from './share-changed.ts';
import { stillPage } from './still-page.ts';

/** Pages that are drawn to find those that look different, and pages that are shown. */
const mostDrawn = 30;
const mostShown = 6;

/** Draws the pages of a site before and after a change, and says which look different. Throws a ProblemError where it cannot be built. */
export async function drawChange(bundle: Bundle, request: PreviewRequest): Promise<Preview> {
	const { createRenderer } = await loadBundle(bundle);
	const [old, fresh] = await bothSites(request);
	const [oldPages, pages] = [pagesOf(old), pagesOf(fresh)];
	const body = async (site: Site, page: Page): Promise<string> =>
		withoutScripts((await renderPage(createRenderer(site.config.url), site, page)).body.toString('utf8'));
	const drawn = samplePages([...pages.values()], request.first);
	const different: Different[] = [];
	for (const page of drawn) {
		const former = oldPages.get(page.path);
		const before = former && (await body(old, former));
		const text = await body(fresh, page);
		if (before === text) continue;
		const share = page.path === request.first || before === undefined ? 1 : shareChanged(text, before);
		different.push({ path: page.path, text, before, share });
	}
	const gone = [...oldPages.keys()].filter((path) => !pages.has(path));
	const come = [...pages.keys()].filter((path) => !oldPages.has(path));
	const shown = different
		.toSorted((one, other) => other.share - one.share)
		.slice(0, mostShown)
		.map(({ path, text, before }): PreviewedPage => {
			const html = stillPage(withMark(text, before), { ...request, clientDir: bundle.clientDir });
			return { path, name: (path !== '/' && titleOf(text)) || pageName(path), html };
		});
	return { pages: shown, drawn: drawn.length, changed: different.length, gone: some(gone), fresh: some(come) };
}

/** A page that looks different, with how much of it does. */
type Different = { path: string; text: string; before: string | undefined; share: number };

const some = (paths: readonly string[]): Addresses => ({ count: paths.length, some: paths.slice(0, 3) });

const titleOf = (html: string): string => /<title>([^<|]*)/.exec(html)?.[1]?.trim() ?? '';

const pagesOf = (site: Site): Map<string, Page> =>
	new Map(listPages(site).flatMap((page) => (page.path.endsWith('/') ? [[page.path, page]] : [])));

/** The page that the change is made on, the home page, one of each kind, then each place’s and other pages of the config. */
function samplePages(pages: readonly Page[], first: string | null): Page[] {
	const kinds = new Map(pages.toReversed().map((page) => [page.kind, page]));
	const at = (path: string | null): Page[] => pages.filter((page) => page.path === path);
	const places = pages.filter(({ kind }) => kind === 'location-contact');
	const own = pages.filter(({ kind }) => kind === 'configured' || kind === 'markdown' || kind === 'stock-list');
	const ofKinds = [...kinds.values()].filter(({ kind }) => kind !== 'gone' && kind !== 'app-shell');
	return [...new Set([...at(first), ...at('/'), ...ofKinds, ...places, ...own])].slice(0, mostDrawn);
}

/** The site with the file as it is and as it will be, of the same feed at the same moment. */
async function bothSites({ tenantsDir, out, slug, before, after }: PreviewRequest): Promise<[Site, Site]> {
	const { tenants, problems, claims } = readTenants(tenantsDir, [slug]);
	const [tenant] = tenants;
	if (!tenant) throw new ProblemError(problems);
	const [now, folder] = [buildMoment(), mkdtempSync(join(tmpdir(), 'forecourt-preview-'))];
	const open = async (text: string): Promise<Site> => {
		const { parsed, ...read } = checkTenant(
			{ ...tenant, value: laidOver(out, slug, JSON.parse(text)) },
			{ claims, strict: false },
		);
		if (!parsed.ok) throw new ProblemError(parsed.problems);
		const config = parsed.site;
		const from = { slug, environment: process.env };
		const feed = await fetchFeed(config.stock_feed, from, { file: join(folder, 'feed'), kept: join(folder, 'kept') });
		const { snapshot } = await pullTenant({ tenant: { ...read, site: config, warnings: parsed.warnings }, now, feed });
		return openSite({ ...snapshot, cars: rememberedCars(snapshot.cars, { history: null, dropRule: null, now }) });
	};
	try {
		return [await open(before), await open(after)];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
