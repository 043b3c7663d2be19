import { carDisplay, commerce } from '../../../../src/config/commerce.ts';
import { content } from '../../../../src/config/content.ts';
import { features } from '../../../../src/config/features.ts';
import { identity } from '../../../../src/config/identity.ts';
import { search } from '../../../../src/config/search.ts';

/** What a dealer asks to have changed. */
const dealerFirst = ['name', 'phone', 'address', 'company_name', 'description', 'logo', 'footer_logo', 'icon'];

/** What ties a site to its folder and to other programs. */
const technical = ['$schema', 'id', 'dealership_id', 'manufacturer_id', 'slug', 'asset_folders', 'demo', 'mock'];
const ownPlace = new Set([...dealerFirst, ...technical]);

/** The texts of pages, each a setting besides its page. */
export const pageTextGroup = 'Page texts';

/** The keys of a config by subject, in the order of the settings page; what is in none of them comes last. */
export const settingGroups: readonly { name: string; keys: readonly string[] }[] = [
	{ name: 'Dealer', keys: [...dealerFirst, ...Object.keys(identity).filter((key) => !ownPlace.has(key))] },
	{
		name: 'Places and hours',
		keys: ['dealerships', 'locations', 'special_hours', 'time_zone', 'department_hours', 'map'],
	},
	{ name: pageTextGroup, keys: [] },
	{ name: 'Leads and forms', keys: ['leads', 'forms', 'test_drives'] },
	{ name: 'Stock and ads', keys: ['stock_feed', 'ad_feeds'] },
	{ name: 'Search', keys: Object.keys(search) },
	{ name: 'Prices and finance', keys: Object.keys(commerce) },
	{ name: 'Cars', keys: Object.keys(carDisplay) },
	{ name: 'Features', keys: Object.keys(features) },
	{ name: 'Look and words', keys: ['theme', 'labels'] },
	{ name: 'Menus and pages', keys: ['navigation', 'pages', 'redirects', 'split_tests'] },
	{ name: 'Content', keys: Object.keys(content) },
	{ name: 'Operation', keys: [...technical, 'error_reporting'] },
];

/** The name of the group of keys that no group names: of a newer or older version, or of the dashboard alone. */
export const otherKeys = 'Other keys';

/** Where a key stands on the page, for those in its group. */
export const placeOf = (key: string): number =>
	settingGroups.find(({ keys }) => keys.includes(key))?.keys.indexOf(key) ?? 0;

/** The group that a key of a config is in. */
export const groupOf = (key: string): string => settingGroups.find(({ keys }) => keys.includes(key))?.name ?? otherKeys;
