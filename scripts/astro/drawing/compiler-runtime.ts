/**
 * What compiled `.astro` files import, `astro/compiler-runtime`, while the bundle draws pages. A template becomes a text at
 * once. Astro makes an object of each part, a chunk of each value and a promise of each script, so that it can send a page
 * before it is whole and draw parts that wait; our parts have all that they show. `npm run bench -- --only page-cost` says what
 * that costs, and tests hold the pages against those of Astro's own static build, byte by byte.
 */
import { type Drawn, Html } from './html.ts';
import type { PageDrawing, Props, Slots } from './page-drawing.ts';

export { Fragment } from 'astro/runtime/server/index.js';
export { drawAttribute as addAttribute, drawAttributes as spreadAttributes } from './attributes.ts';
export { drawTemplate as render, markup as unescapeHTML } from './html.ts';
export { createPart as createComponent, drawPart as renderComponent } from './part.ts';

const nothing = new Html('');

/** `Astro` outside of parts, in `getStaticPaths`, which only Astro's static build runs. */
export const createAstro = (): object => ({});

/** Astro would put the styles and scripts of a route here: it has none, see `routes.ts`. */
export const renderHead = (): Html => nothing;
export const maybeRenderHead = (): Html => nothing;

export const renderScript = (drawing: PageDrawing, id: string): Html => new Html(drawing.script(id));

export function renderSlot(drawing: PageDrawing, slot: Slots[string] | undefined, otherwise?: Slots[string]) {
	return (slot ?? otherwise)?.(drawing);
}

export function templateEnter(drawing: PageDrawing): Html {
	drawing.enterTemplate();
	return nothing;
}

export function templateExit(drawing: PageDrawing): Html {
	drawing.leaveTemplate();
	return nothing;
}

const notHere = (what: string) => (): never => {
	throw new Error(`${what} is not drawn here: scripts/astro/drawing/compiler-runtime.ts.`);
};

export const defineScriptVars = notHere('define:vars');
export const defineStyleVars = notHere('define:vars');
export const renderTransition = notHere('transition:animate');
export const createTransitionScope = notHere('transition:persist');
export const mergeSlots: (...slots: (Slots | Props)[]) => Drawn = notHere('a slot whose name is worked out');
