import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { plainHtml } from './plain-react.ts';

/**
 * The HTML of a React part that only the build draws, for a template's `set:html`. As a tag of the template it would be a
 * promise for Astro: what stands after it on the page would be buffered, at the cost of a fifth of a car's page.
 */
export function reactHtml<Props extends object>(part: FunctionComponent<Props>, props: Props): string {
	const element = createElement(part, props);
	return plainHtml(element) ?? renderToString(element);
}

/** The same of a part with hooks, which only React can draw. */
export const hookedHtml = <Props extends object>(part: FunctionComponent<Props>, props: Props): string =>
	renderToString(createElement(part, props));
