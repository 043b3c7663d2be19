import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { maskedFooter, maskedHeader } from '../../../src/site/frame/header-and-footer.ts';
import { currentIn, isCurrent, menus } from '../../../src/site/frame/menus.ts';
import { makeCar, makeConfig, makeSite } from '../../support/make-site.ts';

const place = (id: number, set: object = {}) => ({ id, name: `Place ${id}`, ...set });
const header = (set: Partial<SiteInput> = {}) => makeSite(set).header();
const footer = (set: Partial<SiteInput> = {}) => makeSite(set).footer();

describe('header', () => {
	test('LOC-6 phone, address and hours are the main location’s', () => {
		const hours = [1, 2].map((weekday) => ({ weekday, status: 'Open' as const, open: '9:00', close: '17:00' }));
		const main = place(2, {
			primary: true,
			address: { street: '2 Main Street', city: 'Orange' },
			contact_detail: { phone: '(02) 5550 2000', opening_hours: hours },
		});
		expect(header({ locations: [main], time_zone: 'Australia/Sydney' })).toMatchObject({
			phone: { number: '(02) 5550 2000', href: 'tel:0255502000' },
			place: { text: '2 Main Street, Orange', path: '/contact-us/place-2/' },
			hours: 'Mon-Tue 9am-5pm',
			liveHours: { zone: 'Australia/Sydney' },
		});
		expect(header({ locations: [place(1), main] })).toMatchObject({
			place: { text: '2 locations', path: '/our-locations/' },
			hours: 'Mon-Tue 9am-5pm',
		});
	});

	test('a site’s own phone number goes first', () => {
		const location = place(1, { contact_detail: { phone: '(02) 5550 2000' } });
		expect(header({ phone: '1800 160 401', locations: [location] }).phone?.number).toBe('1800 160 401');
	});

	test('a site without locations says no more than it knows', () => {
		expect(header()).toMatchObject({ phone: null, place: null, hours: null, liveHours: null });
		expect(header({ address: { city: 'Orange' } }).place).toEqual({ text: 'Orange', path: '/contact/' });
	});
});

test('SITE-1 the footer has its own logo, or the name', () => {
	expect(footer({ logo: '/assets/logo.svg' }).logo).toBeNull();
	expect(footer({ footer_logo: '/assets/logo-footer.svg' }).logo).toBe('/assets/logo-footer.svg');
});

test('ROUTE-19 a link of a list says below its name what one finds there, in the header’s menu alone', () => {
	const entry = { name: 'Buying', dropdownItems: [{ name: 'Finance', url: '/finance/', text: 'Repayments' }] };
	const navigation = { header: [entry], footer: [entry] };
	expect(header({ navigation }).menu[0]?.items[0]).toMatchObject({ name: 'Finance', text: 'Repayments' });
	expect(footer({ navigation }).groups[0]?.items[0]).not.toHaveProperty('text');
});

test('ROUTE-12 the header leads to the saved list wherever the site keeps one', () => {
	const saved = { icon: 'heart', text: 'Saved cars', path: '/my-garage/' };
	const compare = { icon: 'compare', text: 'Compare cars', path: '/my-garage/?tab=compare' };
	expect(header().saved).toEqual(saved);
	const none = { favourites_enabled: false };
	expect(header(none).saved).toBeNull();
	expect(header({ ...none, card: { compare: true } }).saved).toEqual(compare);
});

describe('CARD-4: the way to a list is drawn where some car can be put into it', () => {
	const garage: Partial<SiteInput> = {
		template: 'truck',
		garage_enabled: true,
		garage_settings: { prefix: '/mymotorama' },
		navigation: {
			header: [
				{ name: 'My trucks', url: '/mymotorama/saved' },
				{ name: 'More', dropdownItems: [{ name: 'My trucks', url: '/mymotorama/?tab=saved-cars' }] },
				{ name: 'Sign in', url: '/sign-in' },
				{ name: 'About us', url: '/about-us' },
			],
			footer: [{ name: 'My trucks', url: '/mymotorama/saved/' }],
		},
	};
	const priced = makeCar({ price: 20_000, images: [{ image: { url: 'https://cdn.example/1.jpg' } }] });
	const unpriced = makeCar({ subscription_price: 199 });
	const names = (site: ReturnType<typeof makeSite>) => [
		site.header().menu.map(({ name }) => name),
		site.footer().groups.map(({ name }) => name),
	];

	test('a garage of priced cars has it in header, menus and footer', () => {
		const site = makeSite(garage, [unpriced, priced]);
		expect(site.header().saved).toEqual({ icon: 'heart', text: 'Saved trucks', path: '/mymotorama/saved/' });
		expect(names(site)).toEqual([['My trucks', 'More', 'Sign in', 'About us'], ['My trucks']]);
	});

	test('a garage of cars without prices has none; compare has its own way', () => {
		expect(makeSite(garage, [unpriced]).header().saved).toBeNull();
		expect(names(makeSite(garage, [unpriced]))).toEqual([['Sign in', 'About us'], []]);
		const compare = makeSite({ ...garage, card: { compare: true } }, [unpriced]);
		expect(compare.header().saved).toMatchObject({ icon: 'compare', path: '/mymotorama/saved/?tab=compare' });
		expect(names(compare)[0]).toEqual(['Sign in', 'About us']);
	});

	test('ROUTE-11 sign-in is linked where one can sign in', () => {
		const signIn = { text: 'Sign in', path: '/sign-in/' };
		for (const [site, isOffered] of [
			[makeSite(garage, [priced]), true],
			[makeSite({ ...garage, garage_enabled: false }, [priced]), false],
			[makeSite(garage, [priced], { deposits: true, accounts: false }), false],
		] as const) {
			expect(names(site)[0]?.includes('Sign in')).toBe(isOffered);
			expect(site.header().account).toEqual(isOffered ? signIn : null);
		}
	});
});

test('CAR-2 around a masked number no other is shown: header and footer are masked and lead to its card', () => {
	const locations = [1, 2].map((id) => place(id, { contact_detail: { phone: `(02) 5550 200${id}` } }));
	const masked = [maskedHeader(header({ locations })), maskedFooter(footer({ locations }))];
	for (const { phone } of masked) expect(phone).toEqual({ number: '(02) **** ****', href: '#call' });
	expect(JSON.stringify([header({ locations }), footer({ locations })])).toMatch(/5550/);
	expect(JSON.stringify(masked)).not.toMatch(/5550/);
	expect(maskedHeader(header()).phone).toBeNull();
});

test('ROUTE-19 a list without stock is in no menu while another has some', () => {
	const demos = { name: 'Demo cars', url: '/search/demo-cars/' };
	const used = { name: 'Used cars', url: '/search/used-cars/' };
	const stock = { name: 'Stock', dropdownItems: [demos, used] };
	const navigation = { header: [demos, stock, { name: 'Demos', dropdownItems: [demos] }], footer: [stock] };
	const site = makeSite({ navigation }, [makeCar({ car_type: 'used' })]);
	expect(site.header().menu.map(({ name, items }) => [name, items.map((item) => item.name)])).toEqual([
		['Stock', ['Used cars']],
	]);
	expect(site.footer().groups[0]?.items.map(({ name }) => name)).toEqual(['Used cars']);
	expect(makeSite({ navigation }, []).header().menu).toHaveLength(3);
});

describe('menus', () => {
	const ends = { accounts: true, kept: { favourites: true, compare: true }, isEmptyList: () => false };
	const menu = (entry: object) =>
		menus(makeConfig({ navigation: { header: [{ name: 'Stock', ...entry }] } }), ends).header[0];

	test('ROUTE-19 an entry with a list is the first link of that list, once', () => {
		const used = { name: 'Used', url: '/used-cars/' };
		expect(menu({ url: '/new-cars/', dropdownItems: [used] })?.items.map(({ url }) => url)).toEqual([
			'/new-cars/',
			'/used-cars/',
		]);
		expect(menu({ url: '/used-cars', dropdownItems: [used] })?.items.map(({ url }) => url)).toEqual(['/used-cars/']);
		expect(menu({ dropdownItems: [used] })?.items).toHaveLength(1);
		expect(menu({ url: '/new-cars/' })?.items).toEqual([]);
	});

	test('ROUTE-19 that link is named as its page is headed, since the entry’s name stands right above it', () => {
		const used = { name: 'Used', url: '/used-cars/' };
		expect(menu({ url: '/finance/', dropdownItems: [used] })?.items[0]?.name).toBe('Finance');
		expect(menu({ url: '/about-us/', dropdownItems: [used] })?.items[0]?.name).toBe('About Test Motors');
		expect(menu({ url: '/models/', dropdownItems: [used] })?.items[0]?.name).toBe('All models');
		expect(menu({ url: '/elsewhere/', dropdownItems: [used] })?.items[0]?.name).toBe('Stock');
	});

	test('ROUTE-19 what lists models or stock has a panel with pictures', () => {
		const models = [{ slug: 'rio', name: 'Rio' }];
		const navigation = {
			header: [
				{ name: 'Models', dynamicDropdown: true },
				{ name: 'Cars', dropdownItems: [{ name: 'Used', url: '/search/used-cars/' }] },
				{ name: 'By price', dropdownItems: [{ name: 'Low', url: '/search/used-cars/?price=0-15000' }] },
				{ name: 'About', dropdownItems: [{ name: 'Us', url: '/about-us/' }] },
			],
		};
		const panels = makeSite({ models, navigation }, [makeCar({ price: 10_000 })])
			.header()
			.row.map(({ panel }) => panel);
		expect(panels).toEqual(['models', 'stock', 'stock', undefined]);
	});

	test('ROUTE-19 the panel of an entry for some of the stock is of that alone', () => {
		const all = { name: 'All', url: '/search/new-used-and-demo-cars/' };
		const part = (entry: object) => menu({ dropdownItems: [all], ...entry })?.part;
		expect(part({ url: '/search/used-cars/' })).toBe('/search/used-cars/');
		expect([part({ url: all.url }), part({})]).toEqual([undefined, undefined]);
	});

	test('an entry is current on its own page and on those it lists', () => {
		const entry = menu({ url: '/new-cars/', dropdownItems: [{ name: 'Used', url: '/used-cars/' }] });
		const at = (path: string) => entry && isCurrent(entry, path);
		expect([at('/new-cars/'), at('/used-cars/'), at('/demo-cars/')]).toEqual([true, true, false]);
	});

	test('ROUTE-19 an entry for some of the stock is not current on the list of all, which it links to', () => {
		const all = '/search/new-used-and-demo-cars/';
		const entry = menu({ url: '/search/used-cars/', dropdownItems: [{ name: 'Everything', url: all }] });
		const at = (path: string) => entry && isCurrent(entry, path);
		expect([at('/search/used-cars/'), at(all), entry && currentIn([entry], all)]).toEqual([true, false, all]);
	});
});

describe('footer', () => {
	test('has room for six places and leads to the others', () => {
		const locations = (count: number) => Array.from({ length: count }, (_, index) => place(index + 1));
		expect(footer({ locations: locations(6) })).toMatchObject({ placesPath: null, places: { length: 6 } });
		expect(footer({ locations: locations(7) })).toMatchObject({ placesPath: '/our-locations/', places: { length: 6 } });
	});

	test('LOC-1 licence numbers only under the flag, each once, those of a kind in one line', () => {
		const locations = ['7', '7', '8'].map((number, id) => place(id + 1, { dealer_license_number: number }));
		expect(footer({ locations }).licences).toEqual([]);
		expect(footer({ locations, licence_numbers_visible: true }).licences).toEqual(['Dealer licence 7, 8']);
	});

	test('each social network once, of the first location that has it', () => {
		const social = (url: string) => ({ contact_detail: { social_links: { facebook: url } } });
		const hidden = place(1, { visible: false, ...social('https://hidden.example/') });
		const locations = [hidden, place(2, social('https://two.example/')), place(3, social('https://three.example/'))];
		expect(footer({ locations }).social).toEqual([{ name: 'Facebook', url: 'https://two.example/' }]);
	});

	test('the legal name is the dealer’s where none is set', () => {
		expect(footer().legalName).toBe('Test Motors');
		expect(footer({ company_name: 'TM Pty Ltd' }).legalName).toBe('TM Pty Ltd');
	});
});
