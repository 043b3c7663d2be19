import { expect, test } from 'vitest';
import { emptyFleet, fleetWarnings, hasAccounts, parseFleet, underFleet } from '../../src/config/fleet.ts';
import { formatProblem } from '../../src/config/problem.ts';
import { siteForm } from '../../src/forms/definitions/site-form.ts';
import { makeConfig } from '../support/make-site.ts';

const parse = (value: unknown) => {
	const { fleet, problems } = parseFleet(value, { file: 'fleet.json', tenants: ['north', 'south-motors'] });
	return { fleet, problems: problems.map(formatProblem) };
};

const empty = { authentication: [] as string[] | null, split_testing: [], bot_protection: [] };

test('SITE-11 lists that are left out are empty', () => {
	expect(parse({})).toEqual({ fleet: empty, problems: [] });
	expect(parse({ bot_protection: ['north'] })).toEqual({
		fleet: { ...empty, bot_protection: ['north'] },
		problems: [],
	});
});

test('SITE-11 a slug that no tenant has is named, with the nearest one; the rest counts', () => {
	const { fleet, problems } = parse({ bot_protection: ['north', 'south-motor'], authentication: ['elsewhere-cars'] });
	expect(fleet?.bot_protection).toContain('north');
	expect(problems).toEqual([
		'fleet.json: authentication[0]: found "elsewhere-cars", expected the slug of an existing tenant. Take it out, or make the tenant.',
		'fleet.json: bot_protection[1]: found "south-motor", expected the slug of an existing tenant. Did you mean "south-motors"?',
	]);
});

test.each([
	[[], 'fleet.json: found [], expected an object'],
	[{ bot_protection: 'north' }, 'fleet.json: bot_protection: found "north", expected a list'],
	[{ bots: [] }, 'fleet.json: bots: found [], expected a known key: authentication, split_testing, bot_protection'],
])('SITE-11 %j is refused', (value, words) => {
	const { fleet, problems } = parse(value);
	expect(fleet).toBeNull();
	expect(problems[0]).toContain(words);
});

test('SITE-11, FORM-6 bot protection puts the captcha on every form, whatever the site says', () => {
	const site = makeConfig({ forms: { captcha: false, overrides: { enquiry: { captcha: false } } } });
	const forms = ['enquiry', 'contact'];
	const asks = (of: typeof site) => forms.map((form) => siteForm(form, of)?.captcha);
	expect(asks(site)).toEqual([false, false]);
	expect(asks(underFleet(site, { ...empty, bot_protection: [site.slug] }))).toEqual([true, true]);
	expect(underFleet(site, { ...empty, bot_protection: ['north'] })).toBe(site);
});

test('SITE-11, FORM-6 bot protection puts the captcha on the sign-in, too', () => {
	const site = makeConfig({});
	expect(site.sign_in.captcha).toBe(false);
	expect(underFleet(site, { ...empty, bot_protection: [site.slug] }).sign_in.captcha).toBe(true);
});

test.each([
	[true, null, true],
	[true, ['north'], true],
	[true, [], false],
	[true, ['south'], false],
	[false, ['north'], false],
	[false, null, false],
])('SITE-11 with a garage %s and the list %j visitors can sign in: %s', (garage_enabled, authentication, can) => {
	const fleet = { ...empty, authentication };
	expect(hasAccounts({ slug: 'north', garage_enabled }, fleet)).toBe(can);
	const site = { ...makeConfig({ garage_enabled }), slug: 'north' };
	expect(underFleet(site, fleet).garage_enabled).toBe(can);
});

const said = (site: { slug: string; garage_enabled: boolean }, fleet: typeof empty | typeof emptyFleet) =>
	fleetWarnings(site, fleet, 'fleet.json').map(formatProblem);

test('SITE-11 what is switched on without effect is a warning of that site', () => {
	const fleet = { ...empty, authentication: ['north'], split_testing: ['north', 'south'] };
	expect(said({ slug: 'north', garage_enabled: false }, fleet)).toEqual([
		'fleet.json: split_testing: found a setting without effect, expected a list without "north". Not available yet: all visitors see the same pages.',
		'fleet.json: authentication: found a setting without effect, expected a list without "north". Or set garage_enabled in the site.json of north: it is what visitors sign in to.',
	]);
	expect(said({ slug: 'east', garage_enabled: false }, fleet)).toEqual([]);
});

test('SITE-11 a garage that the list shuts is a warning; without a file each site decides', () => {
	expect(said({ slug: 'east', garage_enabled: true }, empty)).toEqual([
		'fleet.json: authentication: found a list without "east", expected "east", whose garage_enabled is true. Visitors cannot sign in there until it is in the list.',
	]);
	for (const garage_enabled of [true, false]) expect(said({ slug: 'east', garage_enabled }, emptyFleet)).toEqual([]);
});
