import { describe, expect, test, vi } from 'vitest';
import { answerOf, keptAnswer, pictureOf } from '../../../src/client/offline/answers.ts';
import { importedBy } from '../../../src/client/offline/page-parts.ts';

const origin = 'https://site.example';
const ask = (path: string, set: Partial<Request> = {}) =>
	answerOf(
		{ method: 'GET', url: new URL(path, origin).href, mode: 'no-cors', destination: '', ...set } as Request,
		origin,
	);

describe('CARD-4 who answers without a network', () => {
	test.each([
		['/cars/a/', { mode: 'navigate' }, 'page'],
		['/_astro/x.js', { destination: 'script' }, 'kept first'],
		['/theme.css?v=1', { destination: 'style' }, 'part'],
		['/assets/a.jpg', { destination: 'image' }, 'part'],
		['/saved-cars.json', {}, 'part'],
		['/compared-cars.json', {}, 'part'],
		['/stock.json', {}, 'network'],
		['/api/leads', { method: 'POST' }, 'network'],
		['/api/auth', {}, 'network'],
		['/mock/auth', { mode: 'navigate' }, 'network'],
		['/.netlify/functions/live-car/x', { mode: 'navigate' }, 'network'],
		['https://elsewhere.example/a.jpg', { destination: 'image' }, 'network'],
		['/contact/', { method: 'POST', mode: 'navigate' }, 'network'],
	] as const)('%s: %o → %s', (path, set, answerer) => {
		expect(ask(path, set)).toBe(answerer);
	});
});

test('CARD-4 a picture is the same in every size', () => {
	const small = pictureOf(`${origin}/.netlify/images?url=%2Fassets%2Fa.jpg&w=320`);
	expect(pictureOf(`${origin}/.netlify/images?url=%2Fassets%2Fa.jpg&w=1200&q=75`)).toBe(small);
	expect(pictureOf(`${origin}/assets/b.jpg`)).not.toBe(small);
});

test('CARD-4 the chunks that a script loads at once, as the bundle writes them', () => {
	const script =
		'import{a as e}from"./page.C0.js";import"./b.js";import t from`./c.js`;var x=()=>i(()=>import("./late.js"),[]);export{y}from"./d.js"';
	expect(importedBy(script, `${origin}/_astro/start.js`)).toEqual([
		'/_astro/page.C0.js',
		'/_astro/b.js',
		'/_astro/c.js',
		'/_astro/d.js',
	]);
});

test('USER-5 a cache that was forgotten is not made again by who looks into it', async () => {
	const names = new Set<string>();
	const open = async (name: string) => {
		names.add(name);
		return { match: async () => undefined };
	};
	vi.stubGlobal('caches', { has: async (name: string) => names.has(name), open });
	const request = { url: 'https://www.dealer.example/_astro/a.js', mode: 'cors', destination: 'script' } as const;
	expect(await keptAnswer(request, 'forecourt:one:offline:1')).toBeUndefined();
	expect([...names]).toEqual([]);
	vi.unstubAllGlobals();
});
