import { expect, test } from 'vitest';
import { recordReads, repeatRead } from '../../src/site/recording.ts';
import { makeSite } from '../support/make-site.ts';

test('a page’s reads are noted: config keys by name, questions with their arguments', () => {
	const { view, reads } = recordReads(makeSite());
	void view.config.name;
	view.stockPage(['used'], 1);
	view.car('nothing');
	expect([...reads].sort()).toEqual(['car ["nothing"]', 'config ["name"]', 'stockPage [["used"],1]']);
});

test('a read can be repeated on another site and gives that site’s answer', () => {
	const other = makeSite({ name: 'Other Motors' });
	expect(repeatRead(other, 'config ["name"]')).toBe('Other Motors');
	expect(repeatRead(other, 'stockCount [["new","used","demo"]]')).toBe(2);
	expect(repeatRead(other, 'forgottenQuestion []')).toBeUndefined();
});

test('enumerating the whole config is refused: it would make every page depend on everything', () => {
	const { view } = recordReads(makeSite());
	expect(() => ({ ...view.config })).toThrow('read config keys by name');
});

test('a question that a page takes out of the site is noted, and a key that the config does not have', () => {
	const { view, reads } = recordReads(makeSite());
	const { isPast } = view;
	expect(isPast(0)).toBe(true);
	expect(Reflect.get(view.config, 'not_yet_a_key')).toBeUndefined();
	expect([...reads]).toEqual(['isPast [0]', 'config ["not_yet_a_key"]']);
});

test('pages that are drawn side by side note their own reads', () => {
	const site = makeSite();
	const [one, other] = [recordReads(site), recordReads(site)];
	void one.view.config.name;
	void other.view.config.url;
	expect([[...one.reads], [...other.reads]]).toEqual([['config ["name"]'], ['config ["url"]']]);
});

test('the view answers what the site answers', () => {
	const site = makeSite();
	const { view } = recordReads(site);
	expect(view.stockPage(['used'], 1)).toEqual(site.stockPage(['used'], 1));
	expect(view.config.locations).toBe(site.config.locations);
});
