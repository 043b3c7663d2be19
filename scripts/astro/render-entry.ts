import { App } from 'astro/app';
import { createApp } from 'astro/app/entrypoint';
import { lazy } from '../../src/site/memo.ts';

const { manifest } = createApp({ streaming: false });

// Astro imports a route's module for every request; once is enough for thousands of pages.
const pageMap = new Map([...(manifest.pageMap ?? [])].map(([component, load]) => [component, lazy(load)]));

/** Astro answers a page that throws with an empty 404 or 500; here it must reject, so that the tenant's build fails. */
class ThrowingApp extends App {
	protected override createErrorHandler() {
		return {
			renderError: (_request: Request, { status, error }: { status: number; error?: unknown }): Promise<Response> =>
				Promise.reject(error ?? new Error(`answered ${status}`)),
		};
	}
}

/** What a page became: bytes as Astro encodes its pages, a text as our own files are. */
export type Answer = { status: number; body: Uint8Array | string };

/** Renders one page of the tenant whose site is in `locals`; rejects with what the page threw. */
export type RenderPage = (path: string, locals: App.Locals) => Promise<Answer>;

/** The renderer of one tenant. `origin` is its public address, e.g. `https://www.example.com.au`. */
export function createRenderer(origin: string): RenderPage {
	const app = new ThrowingApp({ ...manifest, pageMap, site: origin }, false);
	return async (path, locals) => {
		const { status, body } = await app.render(new Request(new URL(path, origin)), { locals });
		return { status, body: (body ?? '') as unknown as Answer['body'] };
	};
}
