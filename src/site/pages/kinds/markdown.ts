import { contentPageView } from '../../../domain/leads/analytics-events.ts';
import { eventNamed } from '../../../domain/leads/named-events.ts';
import { image } from '../../pictures/image.ts';
import { homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** Pages that the tenant writes in Markdown. One takes precedence over a page of blocks with the same address. */
export const markdownPage = pageKind({
	pages: (site) =>
		site.markdownPages().map((path) => ({ path, params: path, indexed: site.markdownPage(path)?.indexed ?? true })),
	model: (site, path: string) => {
		const page = site.markdownPage(path);
		if (!page) throw new Error(`There is no Markdown page with the address ${path}.`);
		const { title, description, intro, html, indexed, image: url, counts_as } = page;
		return {
			title,
			description: description ?? intro ?? null,
			intro: intro ?? null,
			path,
			canonicalPath: indexed ? path : null,
			html,
			image: url ? image({ url, alt: '', width: 1120, ratio: 16 / 9, kind: 'page', sizes: '100vw' }) : null,
			socialImage: url ?? null,
			counted: counts_as ? eventNamed(counts_as) : contentPageView(path),
			breadcrumbs: [
				{ name: 'Home', path: homePath },
				{ name: title, path },
			],
		};
	},
	indexed: true,
	view: 'Markdown',
	jsonLd: null,
	counts: ({ counted }) => [counted],
});
