import { renderPage } from '../../publish/render/render-page.ts';
import { renderPages } from '../../publish/render/render-pages.ts';
import { carWork } from '../car-work.ts';

/**
 * Our side of a page's cost, in its own process: `whole` pulls, plans, renders, verifies, writes and syncs the pages of all
 * cars, `drawing` renders them and writes nothing, `empty` stops where the rendering would start.
 */
const [mode = '', tenantsDir = '', out = ''] = process.argv.slice(3);
const { pages, staging, context } = await carWork(tenantsDir, out);
if (mode === 'whole') {
	const { problems } = await renderPages(pages, context);
	if (problems.length > 0) throw new Error(JSON.stringify(problems[0]));
	await staging.sync([]);
	staging.publish({ keepPrevious: false });
}
if (mode === 'drawing') for (const page of pages) await renderPage(context.render, context.site, page);
