import { manifest } from 'virtual:astro:manifest';
import { Html } from './drawing/html.ts';
import { PageDrawing } from './drawing/page-drawing.ts';
import { readRoutes } from './drawing/routes.ts';

const routes = readRoutes(manifest);
const scripts = manifest.entryModules;

/** What one page became. */
export type Answer = { status: number; body: string };

/** Renders one page of the tenant whose site is in `locals`; rejects with what the page threw. */
export type RenderPage = (path: string, locals: App.Locals) => Promise<Answer>;

/** The renderer of one tenant. `origin` is its public address, e.g. `https://www.example.com.au`. */
export function createRenderer(origin: string): RenderPage {
	return async (path, locals) => {
		const url = new URL(path, origin);
		const pathname = decodeURI(url.pathname);
		const route = routes.find(({ pattern }) => pattern.test(pathname));
		if (!route) return { status: 404, body: '' };
		const { GET, default: page } = await route.load();
		if (GET) return fileOf(await GET({ locals }));
		if (!page) throw new Error(`${path}: its route has neither a page nor GET.`);
		const drawn = page(new PageDrawing({ url, locals, scripts }), {}, {});
		const html = drawn instanceof Html ? drawn : await drawn;
		return { status: route.isNotFound ? 404 : 200, body: `<!DOCTYPE html>${html.text}` };
	};
}

/** A file of ours, which is a text (`plain-http.ts`). */
function fileOf({ status, body }: Response): Answer {
	if (body !== null && typeof body !== 'string') throw new Error('A file of a site is a text.');
	return { status, body: body ?? '' };
}
