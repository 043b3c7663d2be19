import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * Renders React components on the server in one synchronous pass. Astro's own entry runs each component twice and
 * through a web stream; `npm run bench` shows what that costs. A component that suspends throws: mark it `client:only`.
 */

type RendererContext = { result: object };
type Metadata = { astroStaticSlot?: boolean; hydrate?: unknown } | undefined;

const islands = new WeakMap<object, number>();

function check(Component: unknown): boolean {
	if (typeof Component === 'function') return true;
	return typeof Component === 'object' && Component !== null && '$$typeof' in Component;
}

function renderToStaticMarkup(
	this: RendererContext | undefined,
	Component: FunctionComponent<Record<string, unknown>>,
	{ class: _, ...props }: Record<string, unknown>,
	{ default: children, ...slots }: Record<string, string>,
	metadata: Metadata,
) {
	const prefix = this ? nextPrefix(this.result) : undefined;
	const hydrate = metadata?.astroStaticSlot ? Boolean(metadata.hydrate) : true;
	const slot = (name: string, html: string) =>
		createElement(hydrate ? 'astro-slot' : 'astro-static-slot', {
			name,
			suppressHydrationWarning: true,
			dangerouslySetInnerHTML: { __html: html },
		});
	const slotProps = Object.entries(slots).map(([name, html]) => [camelCase(name), slot(camelCase(name), html)]);
	const element = createElement(
		Component,
		{ ...props, ...Object.fromEntries(slotProps) },
		children?.trim() ? slot('default', children) : (props['children'] as string | undefined),
	);
	const html = renderToString(element, prefix === undefined ? {} : { identifierPrefix: prefix });
	return { html, attrs: { prefix } };
}

/** Ids of two components on one page must differ: each gets the page's next prefix, as its island does in the browser. */
function nextPrefix(result: object): string {
	const index = islands.get(result) ?? 0;
	islands.set(result, index + 1);
	return `r${index}`;
}

const camelCase = (name: string): string =>
	name.trim().replace(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

// Astro demands a default export.
export default { name: '@astrojs/react', check, renderToStaticMarkup, supportsAstroStaticSlot: true };
