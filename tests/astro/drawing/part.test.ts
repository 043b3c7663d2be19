import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import {
	createComponent,
	Fragment,
	render,
	renderComponent,
	renderScript,
	renderSlot,
	templateEnter,
	templateExit,
} from '../../../scripts/astro/drawing/compiler-runtime.ts';
import { PageDrawing } from '../../../scripts/astro/drawing/page-drawing.ts';
import { listFiles } from '../../../scripts/publish/disk/list-files.ts';

const newDrawing = () =>
	new PageDrawing({ url: new URL('https://a.example/x/'), locals: {} as App.Locals, scripts: { one: 'one.js' } });
const script = '<script type="module" fetchpriority="low" src="/one.js"></script>';

describe('a part', () => {
	const card = createComponent((drawing, props, slots) => {
		const astro = drawing.createAstro(props, slots);
		return render`<b>${astro.props['name']}</b>${renderSlot(drawing, slots['default'], () => render`-`)}${astro.url.pathname}`;
	});

	test('is drawn with its props, what stands in it and the page’s address', () => {
		const drawing = newDrawing();
		const inside = { default: () => render`<i>${'&'}</i>` };
		expect(String(renderComponent(drawing, 'Card', card, { name: '<' }, inside))).toBe('<b>&lt;</b><i>&amp;</i>/x/');
		expect(String(renderComponent(drawing, 'Card', card, { name: 'a' }))).toBe('<b>a</b>-/x/');
	});

	test('may be a fragment, a tag by its name or a part of React', () => {
		const drawing = newDrawing();
		const inside = { default: () => render`<i></i>` };
		const Note = ({ text }: Record<string, unknown>) => createElement('p', { className: 'a' }, String(text));
		expect(String(renderComponent(drawing, 'Fragment', Fragment, {}, inside))).toBe('<i></i>');
		expect(String(renderComponent(drawing, 'Title', 'h2', { class: 'x' }, inside))).toBe('<h2 class="x"><i></i></h2>');
		expect(String(renderComponent(drawing, 'Note', Note, { text: '<' }))).toBe('<p class="a">&lt;</p>');
	});

	test('that is not imported, or starts by itself in the browser, stops the page', () => {
		const drawing = newDrawing();
		expect(() => renderComponent(drawing, 'Gone', undefined, {})).toThrow('<Gone> is undefined: is it imported?');
		expect(() => renderComponent(drawing, 'Map', () => null, { 'client:load': true })).toThrow('<Map client:load>');
		expect(() => renderComponent(drawing, 'Card', card, { 'class:list': [] })).toThrow('give a part "class"');
	});
});

describe('a script', () => {
	test('stands in a page once, where it comes first, and in each template, and loads after the page’s photo', () => {
		const drawing = newDrawing();
		const page = render`${renderScript(drawing, 'one')}<p>${renderScript(drawing, 'one')}</p><template>${templateEnter(drawing)}${renderScript(drawing, 'one')}${templateExit(drawing)}</template>${renderScript(drawing, 'one')}`;
		expect(String(page)).toBe(`${script}<p></p><template>${script}</template>`);
	});

	test('that is not in the bundle stops the page', () => {
		expect(() => renderScript(newDrawing(), 'two')).toThrow('The bundle has no script two.');
	});
});

test('templates use no more of Astro’s global than what is drawn here', () => {
	const used = listFiles('src')
		.filter((file) => file.endsWith('.astro'))
		.flatMap((file) => [...readFileSync(`src/${file}`, 'utf8').matchAll(/\bAstro\.(\w+)(?:\.render)?/g)])
		.map(([whole, name]) => (name === 'slots' ? whole : name));
	expect([...new Set(used)].toSorted()).toEqual(['Astro.slots.render', 'locals', 'props', 'url']);
});
