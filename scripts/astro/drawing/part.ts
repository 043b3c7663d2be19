import { Fragment } from 'astro/runtime/server/index.js';
import type { FunctionComponent } from 'react';
import react from '../react-server.ts';
import { drawAttributes } from './attributes.ts';
import { type Drawn, Html } from './html.ts';
import type { PageDrawing, Props, Slots } from './page-drawing.ts';

/** A part as the compiler makes it of an `.astro` file. */
export type Part = (drawing: PageDrawing, props: Props, slots: Slots) => Drawn;
type AnyPart = Part | FunctionComponent<Record<string, unknown>> | string | symbol;

const tagName = /^[a-z][a-z0-9-]*$/i;
const voidTags = /^(?:area|base|br|col|command|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/i;

const parts = new WeakSet<object>();

/** Notes a part, so that it is told from one of React. */
export function createPart(part: Part): Part {
	parts.add(part);
	return part;
}

/** Draws a part where it stands: one of ours, one of React, a tag by its name, or a `Fragment`. */
export function drawPart(
	drawing: PageDrawing,
	name: string,
	part: AnyPart | undefined,
	props: Props,
	slots: Slots = {},
): Drawn | undefined {
	if (typeof part === 'function' && parts.has(part)) {
		if ('class:list' in props) throw new Error(`<${name}>: give a part "class", not "class:list".`);
		return (part as Part)(drawing, props, slots);
	}
	if (part === Fragment) return slots['default']?.(drawing);
	if (typeof part === 'string') return drawTag(drawing, part, { props, slots });
	if (typeof part === 'function') return drawReact(drawing, part as FunctionComponent, { name, props, slots });
	throw new Error(`<${name}> is ${String(part)}: is it imported?`);
}

type Filled = { props: Props; slots: Slots };

function drawTag(drawing: PageDrawing, tag: string, { props, slots }: Filled): Html {
	if (!tagName.test(tag)) throw new Error(`${JSON.stringify(tag)} is not the name of a tag.`);
	const inside = Object.values(slotTexts(drawing, slots)).join('');
	const start = `<${tag}${drawAttributes(props, tag).text}`;
	return new Html(inside === '' && voidTags.test(tag) ? `${start}/>` : `${start}>${inside}</${tag}>`);
}

function drawReact(
	drawing: PageDrawing,
	part: FunctionComponent,
	{ name, props, slots }: Filled & { name: string },
): Html {
	const directive = Object.keys(props).find((prop) => prop.startsWith('client:'));
	if (directive) throw new Error(`<${name} ${directive}>: parts of React that start by themselves are not drawn here.`);
	const metadata = { astroStaticSlot: true };
	const texts = slotTexts(drawing, slots);
	const { html } = react.renderToStaticMarkup.call({ result: drawing }, part, props, texts, metadata);
	return new Html(html.replaceAll(/<\/?astro-static-slot\b[^>]*>/g, ''));
}

function slotTexts(drawing: PageDrawing, slots: Slots): Record<string, string> {
	const texts = Object.entries(slots).map(([name, draw]) => {
		const drawn = draw(drawing);
		if (!(drawn instanceof Html)) throw new Error('What stands in a tag or a part of React cannot be waited for.');
		return [name, drawn.text];
	});
	return Object.fromEntries(texts);
}
