import type { Page } from '../../../src/site/pages/page-table.ts';
import { recordReads } from '../../../src/site/recording.ts';
import type { Site } from '../../../src/site/site.ts';
import type { RenderPage } from '../../astro/render-entry.ts';
import { hashOf } from '../disk/hash.ts';
import { type PageReads, partReads } from '../plan/page-reads.ts';
import { utf8Of } from './utf8.ts';

/** A page as it will be published, with what it read on the way. */
export type RenderedPage = { body: Buffer; hash: string; reads: PageReads };

/** A page that did not render: its address and what went wrong in it. */
export class PageError extends Error {
	readonly url: string;

	constructor(url: string, cause: unknown) {
		super(`${url}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
		this.name = 'PageError';
		this.url = url;
	}
}

/** Renders one page. Throws {@link PageError} where it throws or does not answer with the status that its path stands for. */
export async function renderPage(render: RenderPage, site: Site, page: Page): Promise<RenderedPage> {
	const { view, reads } = recordReads(site);
	try {
		const answer = await render(page.path, { site: view, page });
		const wanted = page.kind === 'not-found' ? 404 : 200;
		if (answer.status !== wanted) throw new Error(`answered ${answer.status} instead of ${wanted}`);
		const body = utf8Of(answer.body);
		return { body, hash: hashOf(body), reads: partReads(reads) };
	} catch (error) {
		throw new PageError(new URL(page.path, site.config.url).href, error);
	}
}
