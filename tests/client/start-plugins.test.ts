import { expect, test } from 'vitest';
import { type Starter, startPlugins } from '../../src/client/start-plugins.ts';
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

test('SITE-12 a site’s plugins start with their settings; no other is loaded', async () => {
	const { noted, starters } = makeStarters();
	await startPlugins([count], starters, () => true);
	expect(noted).toEqual(['visit-count', { id: 1 }]);
});

test('SITE-12 a plugin is not even loaded without its consent', async () => {
	const { noted, starters } = makeStarters();
	await startPlugins([count, advert, hours], starters, (consent) => consent === 'analytics');
	expect(noted).not.toContain('advert');
	expect(noted).toEqual(expect.arrayContaining([{ id: 1 }, { id: 3 }]));
	expect(noted).not.toContainEqual({ id: 2 });
});

test('SITE-12 a plugin that cannot be loaded is reported and stops no other', async () => {
	const { noted, starters } = makeStarters();
	const broken = { ...starters, '../plugins/visit-count/start.ts': () => Promise.reject(new Error('gone')) };
	await expect(startPlugins([count, advert], broken, () => true)).rejects.toThrow('gone');
	expect(noted).toContainEqual({ id: 2 });
});
