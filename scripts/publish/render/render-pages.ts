import { setImmediate } from 'node:timers/promises';
import type { Problem } from '../../../src/config/problem.ts';
import type { Page } from '../../../src/site/pages/page-table.ts';
import type { Site } from '../../../src/site/site.ts';
import type { RenderPage } from '../../astro/render-entry.ts';
import type { Staging } from '../disk/staging.ts';
import type { PageCounter } from '../page-counter.ts';
import { publishedFile } from '../paths.ts';
import { keepOnce } from '../plan/page-reads.ts';
import type { Before } from '../plan/plan.ts';
import { type PageState, pageIdentity, type ShareFile } from '../plan/state.ts';
import { PageError, type RenderedPage, renderPage } from './render-page.ts';
import { verifyPage } from './verify.ts';

/** What came of rendering some pages: the state of each, whether its file was written, and what was wrong. */
export type RenderResult = {
	pages: [path: string, state: PageState, written: boolean][];
	problems: Problem[];
	/** Of the process that rendered them, in bytes. */
	peakMemory: number;
};

export type RenderContext = {
	site: Site;
	render: RenderPage;
	staging: Staging;
	/** What is known of a page's published file; a page that renders to the same bytes keeps it. */
	before: (path: string) => Before | null;
	/** Whether the site has a page or file with this path. */
	isPublished: (path: string) => boolean;
	/** The day that this build is for, `YYYY-MM-DD`. */
	today: string;
	/** Puts the picture for the page's shares into the staging folder and names its file; null without a picture. */
	share: (page: Page) => Promise<ShareFile | null>;
	/** Counts the pages, where somebody follows. */
	counter?: PageCounter;
};

/** Enough problems to recognise a broken template. Those of cars' own pages do not count: such cars can be left out. */
const mostProblems = 20;
/** Nor do cars' pages go on past this many, which no feed may leave out. */
const mostCarProblems = 2_000;

/** Renders pages into the staging folder, one after the other: bodies are not kept in memory. */
export async function renderPages(pages: readonly Page[], context: RenderContext): Promise<RenderResult> {
	const result: RenderResult = { pages: [], problems: [], peakMemory: 0 };
	const sameList = keepOnce();
	let ofCars = 0;
	for (const page of pages) {
		// A turn of the event loop, so that this process hears when its parent is gone.
		await setImmediate();
		const before = result.problems.length;
		try {
			const rendered = await renderPage(context.render, context.site, page);
			result.problems.push(...verify(page, rendered, context));
			const state = await stateOf(page, rendered, context);
			const reads = { ...state.reads, common: sameList(state.reads.common) };
			result.pages.push([page.path, { ...state, reads }, stage(page, rendered, context)]);
		} catch (error) {
			if (!(error instanceof PageError)) throw error;
			result.problems.push(pageProblem(error));
		}
		context.counter?.add();
		if (isOfCar(page)) ofCars += result.problems.length - before;
		if (result.problems.length - ofCars >= mostProblems || ofCars >= mostCarProblems) break;
	}
	result.peakMemory = peakMemory();
	return result;
}

const ofOneCar = ['car', 'car-checkout', 'checkout-file'] as const;
type PageOfCar = Page & { kind: (typeof ofOneCar)[number] };

/** Whether a page is one car's own: it goes when the car does. */
export const isOfCar = (page: Page): page is PageOfCar => (ofOneCar as readonly string[]).includes(page.kind);

/** The most memory that this process has had resident, in bytes. */
export const peakMemory = (): number => process.resourceUsage().maxRSS * 1024;

function verify(page: Page, { body }: RenderedPage, { isPublished }: RenderContext): Problem[] {
	return page.path.endsWith('/') ? verifyPage(page.path, body.toString('latin1'), isPublished) : [];
}

function stage(page: Page, { body, hash }: RenderedPage, { staging, before }: RenderContext): boolean {
	const file = publishedFile(page.path);
	const known = before(page.path);
	if (known?.intact && known.hash === hash) {
		staging.keep(file);
		return false;
	}
	staging.write(file, body);
	return true;
}

async function stateOf(page: Page, { body, hash, reads }: RenderedPage, context: RenderContext): Promise<PageState> {
	const share = await context.share(page).catch((error: unknown) => {
		// A full disk is not the page's fault; a text that can't be drawn is.
		if (error instanceof Error && 'syscall' in error) throw error;
		throw new PageError(page.path, error);
	});
	const known = context.before(page.path);
	const changed = known?.hash === hash ? known.changed : context.today;
	return { identity: pageIdentity(page), reads, hash, bytes: body.length, changed, share };
}

function pageProblem({ url, cause }: PageError): Problem {
	const found = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
	return { file: url, path: '', found, expected: 'a page that renders without errors' };
}
