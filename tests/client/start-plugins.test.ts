import { expect, test } from 'vitest';
import { type PluginPage, type Starter, startPlugins } from '../../src/client/start-plugins.ts';
import type { PluginConsent } from '../../src/plugins/plugin.ts';
import type { StartedPlugin } from '../../src/plugins/registry.ts';

const count: StartedPlugin = { name: 'visit_count', consent: 'analytics', settings: { id: 1 } };
const advert: StartedPlugin = { name: 'advert', consent: 'marketing', settings: { id: 2 } };
const hours: StartedPlugin = { name: 'opening_hours', consent: 'none needed', settings: { id: 3 } };

/** Starters that note what is loaded and what they are started with. */
function makeStarters() {
	const noted: unknown[] = [];
	const starter = (folder: string) => async (): Promise<Starter> => {
		noted.push(folder);
		return { start: (settings) => noted.push(settings) };
	};
	const folders = ['visit-count', 'advert', 'opening-hours'];
	const starters = Object.fromEntries(folders.map((name) => [`../plugins/${name}/start.ts`, starter(name)]));
	return { noted, starters };
}

/** A page on which every moment comes at once, with what its visitor has agreed to. */
function makePage(...given: PluginConsent[]) {
	const agreed = new Set<PluginConsent>(['none needed', ...given]);
	const listeners: (() => void)[] = [];
	const noted: unknown[] = [];
	const page: PluginPage = {
		isAllowed: (consent) => agreed.has(consent),
		onConsent: (listener) => listeners.push(listener),
		when: (_, start) => start(),
		addLinks: (links) => noted.push(...links),
		failed: (name, error) => noted.push([name, (error as Error).message]),
	};
	const choose = (...kinds: PluginConsent[]) => {
		agreed.clear();
		for (const kind of ['none needed', ...kinds] as const) agreed.add(kind);
		for (const listener of listeners) listener();
	};
	return { page, choose, noted };
}

/** All that is due has been done. */
const settled = () => new Promise((done) => setTimeout(done));

test('SITE-12 a site’s plugins start with their settings; no other is loaded', async () => {
	const { noted, starters } = makeStarters();
	startPlugins([count], starters, makePage('analytics').page);
	await settled();
	expect(noted).toEqual(['visit-count', { id: 1 }]);
});

test('SITE-12 a plugin is not even loaded without its consent', async () => {
	const { noted, starters } = makeStarters();
	startPlugins([count, advert, hours], starters, makePage('analytics').page);
	await settled();
	expect(noted).not.toContain('advert');
	expect(noted).toEqual(expect.arrayContaining([{ id: 1 }, { id: 3 }]));
	expect(noted).not.toContainEqual({ id: 2 });
});

test('SITE-12 it starts with the choice that allows it, once, and its links come with it', async () => {
	const { noted, starters } = makeStarters();
	const { page, choose, noted: onPage } = makePage();
	const link = { tag: 'link', attributes: { rel: 'preconnect', href: 'https://advert.example' } } as const;
	startPlugins([count, { ...advert, links: [link] }], starters, page);
	choose('analytics');
	await settled();
	expect(noted).toEqual(['visit-count', { id: 1 }]);
	expect(onPage).toEqual([]);
	choose('analytics', 'marketing');
	choose('analytics', 'marketing');
	await settled();
	expect(noted).toEqual(['visit-count', { id: 1 }, 'advert', { id: 2 }]);
	expect(onPage).toEqual([link]);
});

test('SITE-12 a consent that is withdrawn before its moment has come keeps a plugin from starting', async () => {
	const { noted, starters } = makeStarters();
	const { page, choose } = makePage('analytics');
	const due: (() => void)[] = [];
	const moments: unknown[] = [];
	const when: PluginPage['when'] = (moment, start) => {
		moments.push(moment);
		due.push(start);
	};
	startPlugins([count, { ...advert, consent: 'none needed', starts: { seen: '#map' } }], starters, { ...page, when });
	choose();
	for (const start of due) start();
	await settled();
	expect(moments).toEqual(['idle', { seen: '#map' }]);
	expect(noted).toEqual(['advert', { id: 2 }]);
});

test('SITE-12 a plugin that cannot be loaded is reported and stops no other', async () => {
	const { noted, starters } = makeStarters();
	const { page, noted: onPage } = makePage('analytics', 'marketing');
	const broken = { ...starters, '../plugins/visit-count/start.ts': () => Promise.reject(new Error('gone')) };
	startPlugins([count, advert], broken, page);
	await settled();
	expect(onPage).toEqual([['visit_count', 'gone']]);
	expect(noted).toContainEqual({ id: 2 });
});

test.each([
	['throws', () => oops('broken')],
	['is blocked', () => Promise.reject(new Error('broken'))],
])('SITE-12 nor does one whose start %s', async (_, start) => {
	const { noted, starters } = makeStarters();
	const { page, noted: onPage } = makePage('analytics', 'marketing');
	startPlugins([count, advert], { ...starters, '../plugins/visit-count/start.ts': async () => ({ start }) }, page);
	await settled();
	expect(onPage).toEqual([['visit_count', 'broken']]);
	expect(noted).toContainEqual({ id: 2 });
});

test('SITE-12 nor one that never answers', async () => {
	const { noted, starters } = makeStarters();
	const never = () => new Promise<never>(() => undefined);
	const silent = { ...starters, '../plugins/visit-count/start.ts': never };
	startPlugins([count, advert, hours], silent, makePage('analytics', 'marketing').page);
	await settled();
	expect(noted).toEqual(expect.arrayContaining([{ id: 2 }, { id: 3 }]));
});

function oops(message: string): never {
	throw new Error(message);
}
