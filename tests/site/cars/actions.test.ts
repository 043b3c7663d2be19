import { describe, expect, test } from 'vitest';
import type { SiteInput } from '../../../src/config/site.ts';
import { carPage } from '../../../src/site/pages/kinds/car.ts';
import { carCheckout } from '../../../src/site/pages/kinds/car-checkout.ts';
import { carTradeIn } from '../../../src/site/pages/kinds/car-trade-in.ts';
import { redirects } from '../../../src/site/pages/redirects.ts';
import { everythingWorks, makeCar, makeSite } from '../../support/make-site.ts';

const processor = { authorization_type: 'key', authorization_key: 'pk_1', deposit_amount: 500 };
const reservable = { price: 20_000, has_checkout_payment_processor: true, payment_processors: [processor] };

const page = (car: Record<string, unknown> = {}, set: Partial<SiteInput> = {}, can = everythingWorks) => {
	const own = makeCar({ id: 7, ...car });
	return carPage.model(makeSite(set, [own], can), own.slug);
};
const action = (kind: string, ...args: Parameters<typeof page>) =>
	page(...args).actions.find((candidate) => candidate.kind === kind);

describe('CAR-1 what the buttons of a car’s page lead to', () => {
	test('CAR-1 forms are dialogs, and without script the contact page or the trade-in page', () => {
		const asked = page().actions.filter(({ form }) => form);
		expect(asked.map(({ kind, url, form }) => [kind, url, form?.name, form?.title])).toEqual([
			['enquire', '/contact/', 'enquiry', 'Submit an enquiry'],
			['photos', '/contact/', 'photos', 'Request Photos'],
			['test-drive', '/contact/', 'book-test-drive', 'Book a Test Drive'],
			['trade-in', '/cars/trade-in/?car_id=7', 'trade-in', 'Value my trade-in'],
		]);
	});

	test.each([
		[{ reserved: true }, 'Tell me if it becomes available', 'reserved', 'if-available'],
		[{ status: 'coming_soon' }, 'Be the first to see it', 'coming', 'first-to-see'],
	] as const)(
		'CAR-1 with %o nobody drives it: one asks to be told, with a form of its kind',
		(car, text, waits, name) => {
			const { actions, waits: why } = page({ ...car, stocknum: 'K7' });
			expect(why).toBe(waits);
			const wish = actions.find(({ kind }) => kind === 'test-drive');
			expect(wish).toMatchObject({ text, form: { name, title: text } });
			expect(page({ ...car, sold: true }).waits).toBeNull();
		},
	);

	test.each([
		[{ reserved: true }, ['Enquire', 'Tell me if it becomes available']],
		[{ status: 'coming_soon' }, ['Subscribe', 'Be the first to see it']],
		[{}, ['Subscribe']],
	] as const)('CAR-1, SITE-8 of a subscription with %o one asks for %o', (car, texts) => {
		const { actions } = page(car, { template: 'subscription' });
		expect(actions.filter(({ form }) => form).map(({ text }) => text)).toEqual(texts);
	});

	test('CARD-2 on the page of a sold car one asks for one like it', () => {
		const name = 'one-like-it';
		const text = 'Tell me when one like it comes in';
		expect(page({ sold: true }).oneLikeIt).toMatchObject({ text, url: '/contact/', form: { name, title: text } });
		expect(page({}).oneLikeIt).toBeNull();
	});

	test('FORM-1 a dialog has the title that the site gives its form', () => {
		const forms = { overrides: { enquiry: { title: 'Ask us' } } };
		expect(action('enquire', {}, { forms })?.form?.title).toBe('Ask us');
	});

	test('FORM-10 its forms know which car they are about', () => {
		const { formAbout } = page({ stocknum: 'K7', car_type: 'demo', make: 'Land Rover' });
		expect(formAbout).toMatchObject({
			values: { car_id: '7', car_type: 'demo', stock_number: 'K7' },
			manufacturer_slug: 'land-rover',
			vehicle_status: 'in_stock',
		});
	});

	test('SITE-9 under en-US an enquiry is an inquiry', () => {
		expect(action('enquire', {}, { locale: 'en-US' })?.form?.title).toBe('Submit an inquiry');
		expect(action('enquire', {}, { locale: 'en-US' })?.text).toBe('Inquire');
	});

	test.each([
		['cars', {}, '/cars/trade-in/?car_id=7'],
		['motorcycles', { template: 'motorcycle' }, '/motorcycles/trade-in/?car_id=7'],
		['campers', { template: 'camper' }, '/campers/trade-in/?car_id=7'],
	] as const)('ROUTE-8 the trade-in page of %s knows the car', (_title, site, url) => {
		expect(action('trade-in', {}, site)?.url).toBe(url);
	});

	test('CAR-1 other sites open in a new tab: report, chat, the dealer’s own button', () => {
		const file = 'https://reports.example/7.pdf';
		const site = {
			chat: { url: 'https://chat.example/us' },
			car_page: { custom_button: { text: 'Ask Bill', url: 'tel:1800160401' } },
		};
		expect(action('history', { file })).toMatchObject({ url: file, newTab: true });
		expect(action('chat', {}, site)).toMatchObject({ url: 'https://chat.example/us', newTab: true });
		expect(action('custom', {}, site)).toMatchObject({ text: 'Ask Bill', url: 'tel:1800160401', newTab: false });
		expect(page().actions.map(({ kind }) => kind)).not.toContain('chat');
	});

	test('CAR-1, SITE-10 the assistant leads to the chat, else to the contact page', () => {
		expect(action('assistant')).toBeUndefined();
		expect(action('assistant', {}, { autobot: true })).toMatchObject({ text: 'Ask a question', url: '/contact/' });
		const chat = { url: 'https://chat.example/us' };
		expect(action('assistant', {}, { autobot: true, chat })).toMatchObject({ url: chat.url, newTab: true });
	});

	test.each(['rental', 'subscription'] as const)(
		'SITE-8 a %s vehicle is neither financed nor traded for',
		(template) => {
			const hired = page({ price: 20_000 }, { template, autograb: true });
			const kinds = hired.actions.map(({ kind }) => kind);
			expect(kinds).toContain('enquire');
			expect(kinds.filter((kind) => ['finance', 'trade-in'].includes(kind))).toEqual([]);
			expect([hired.finance, hired.tradeInOffer]).toEqual([null, null]);
		},
	);

	test('CAR-1 a sold car has no button but what is still of use', () => {
		expect(page({ sold: true, file: 'https://reports.example/7.pdf' }).actions.map(({ kind }) => kind)).toEqual([
			'history',
		]);
	});

	test('ROUTE-9 Get finance hands the car on to the finance page, where there is one', () => {
		const pages = { '/finance/': { title: 'Finance', blocks: [{ kind: 'hero' as const, heading: 'Finance' }] } };
		const car = { price: 20_000, dealership_slug: 'northside' };
		expect(action('finance', car, { pages })?.url).toBe(
			'/finance/?car_id=7&car_type=used&vehiclePriceBudget=20000&preferredDealership=northside#finance-form',
		);
	});
});

test.each([
	[true, '#finance'],
	[false, '/contact/'],
])('CAR-1 without a finance page and with calculators %s it leads to %s', (calculator, url) => {
	const own = makeCar({ price: 20_000 });
	const site = makeSite({ finance: { calculator } }, [own]);
	const { hasPage } = site;
	const withoutFinance = { ...site, hasPage: (path: string) => path !== '/finance/' && hasPage(path) };
	const { actions } = carPage.model(withoutFinance, own.slug);
	expect(actions.find(({ kind }) => kind === 'finance')?.url).toBe(url);
});

describe('CAR-9, ROUTE-7 reserving', () => {
	test.each([
		['stripe, checkout', { enable_store: true, payment_provider: 'stripe' }, '/cars/2021-kia-rio-k1/checkout/'],
		[
			'buy-online',
			{ enable_store: true, payment_provider: 'stripe', car_page: { checkout_path: 'buy-online' } },
			'/cars/2021-kia-rio-k1/buy-online/',
		],
		['no provider', { enable_store: true }, undefined],
		['the store off', { payment_provider: 'stripe' }, undefined],
	] as const)('CAR-9 with %s it leads to %s', (_title, site, url) => {
		const own = makeCar(reservable);
		const pages = [...carCheckout.pages(makeSite(site as Partial<SiteInput>, [own], everythingWorks))];
		expect(pages.map(({ path }) => path)).toEqual(url ? [url] : []);
		expect(action('reserve', reservable, site as Partial<SiteInput>)?.url).toBe(url);
	});

	test.each([{ reserved: true }, { price: 200 }, { sold: true }, { reservable: false }])(
		'CAR-11 a car with %o has no page to reserve it',
		(change) => {
			const own = makeCar({ ...reservable, ...change });
			const site = makeSite({ enable_store: true, payment_provider: 'stripe' }, [own], everythingWorks);
			expect([...carCheckout.pages(site)]).toEqual([]);
		},
	);

	test('CAR-9, CAR-4 while no deposit can be paid there is no button, no page and no card brands', () => {
		const set: Partial<SiteInput> = {
			enable_store: true,
			payment_provider: 'stripe',
			car_page: { payment_methods: ['Visa'] },
		};
		const works = page(reservable, set);
		expect(works.actions.map(({ kind }) => kind)).toContain('reserve');
		expect(works.paymentMethods).toEqual(['Visa']);
		const can = { ...everythingWorks, deposits: false };
		const { actions, paymentMethods } = page(reservable, set, can);
		expect(actions.map(({ kind }) => kind)).not.toContain('reserve');
		expect(paymentMethods).toEqual([]);
		expect([...carCheckout.pages(makeSite(set, [makeCar(reservable)], can))]).toEqual([]);
	});

	test.each([
		['car', '/cars/'],
		['motorcycle', '/motorcycles/'],
	] as const)('ROUTE-7 the address of a %s’s checkout leads to it, not to nothing', (template, folder) => {
		const rules = redirects(makeSite({ template }, [makeCar(reservable)]));
		for (const last of ['checkout', 'buy-online'])
			expect(rules).toContainEqual({ from: `${folder}:slug/${last}/`, to: `${folder}:slug/`, status: 302 });
	});

	test('CAR-11 the page names the deposit and whom to ring', () => {
		const own = makeCar(reservable);
		const model = carCheckout.model(
			makeSite({ enable_store: true, payment_provider: 'stripe', phone: '1800 160 401' }, [own], everythingWorks),
			own.slug,
		);
		expect(model).toMatchObject({ deposit: '$500', dealer: { phone: { number: '1800 160 401' } } });
	});
});

test('ROUTE-8 the trade-in page is beside the vehicles of the template', () => {
	const paths = (['car', 'motorcycle', 'camper', 'truck'] as const).map((template) =>
		[...carTradeIn.pages(makeSite({ template }))].map(({ path }) => path),
	);
	expect(paths.flat()).toEqual(['/cars/trade-in/', '/motorcycles/trade-in/', '/campers/trade-in/', '/cars/trade-in/']);
});

test.each([
	[{ redbook: true }, /see a price range/],
	[{ autograb: true }, /see a price range/],
	[{ nevdis: true }, /^Tell us about your vehicle and we will get back/],
	[{}, /^Tell us about your vehicle and we will get back/],
])('SITE-10 with %o the trade-in page says %s', (flags, text) => {
	expect(carTradeIn.model(makeSite(flags), null).valuation).toMatch(text);
});
