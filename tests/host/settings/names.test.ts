import { expect, test } from 'vitest';
import { changeLines } from '../../../scripts/host/cockpit/settings/part-changes.ts';
import { settingName } from '../../../scripts/host/cockpit/settings/setting-name.ts';

test.each([
	['navigation.header', 'Menus › Menu at the top'],
	['labels.no_price', 'Words › In place of a price'],
	['dropdownItems', 'Links below it'],
	['oneOfThese', 'One of these'],
	['url', 'Address of the site (URL)'],
	['theme.colours.brand', 'Theme › Colours › Brand'],
])('SITE-3 %s is called %s', (key, name) => expect(settingName(key.split('.'))).toBe(name));

test('SITE-3 an entry is called by what it says, and without words by its place', () => {
	const list = [{ from: '/old/', to: '/new/' }];
	expect(changeLines(list, [...list, { from: '/older/', to: '/new/' }, {}])).toEqual([
		'Added: /older/',
		'Added: Entry 3',
	]);
});
