import { expect, test } from 'vitest';
import { plainProblems } from '../../../scripts/host/cockpit/settings/plain-problems.ts';
import { readableShade } from '../../../scripts/host/cockpit/settings/readable-shade.ts';
import { settingRows } from '../../../scripts/host/cockpit/settings/rows.ts';
import { completePalette, failingPairs } from '../../../src/config/palette.ts';

test('SITE-3 what an object without fields turns on is a switch that says whether it is on', () => {
	const rows = settingRows({ ad_feeds: { meta_automotive: {} } }, null);
	const feed = (name: string) => rows.find(({ key }) => key === `ad_feeds.${name}`);
	expect(feed('meta_automotive')).toMatchObject({ control: 'switch', written: 'true', text: 'yes' });
	expect(feed('csv')).toMatchObject({ control: 'switch', written: 'false', text: 'no', source: 'default' });
});

test('SITE-3 a colour that cannot be read says which contrast it needs, and the nearest shade that can is offered', () => {
	const colours = { brand: '#aa3344', page: '#0f1115' };
	const [failing] = failingPairs(completePalette(colours));
	expect(failing).toMatchObject({ front: 'brand', back: 'page' });
	const shade = readableShade('#aa3344', 'brand', colours);
	expect(failingPairs(completePalette({ ...colours, brand: shade ?? '' }))).toEqual([]);
	const problem = {
		file: 'site.json',
		path: 'theme.colours.brand',
		found: 'brand #aa3344 on page #0f1115: contrast 2.93',
		expected: 'a contrast of at least 4.5',
	};
	expect(String(plainProblems([problem], () => null))).toContain(
		'Brand and Page are too close to be read (contrast 2.93; 4.5 is needed)',
	);
});
