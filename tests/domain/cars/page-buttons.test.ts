import { expect, test } from 'vitest';
import {
	type ButtonCar,
	type ButtonSettings,
	type CarButtonKind,
	carButtons,
} from '../../../src/domain/cars/page-buttons.ts';

const car: ButtonCar = {
	status: 'in_stock',
	sold: false,
	reserved: false,
	price: 20_000,
	file: 'https://reports.example/1.pdf',
	has_checkout_payment_processor: true,
	payment_processors: [{ authorization_type: 'key', authorization_key: 'pk_1', deposit_amount: 500 }],
};
const site: ButtonSettings = {
	phone: true,
	tradeInPage: true,
	hired: false,
	subscribed: false,
	chat: true,
	assistant: true,
	custom: true,
	paymentProvider: 'stripe',
};

const all = carButtons(car, site);
const missing = (buttons: CarButtonKind[]) => all.filter((kind) => !buttons.includes(kind));

test('CAR-1 a car to which everything applies has all ten', () => {
	expect(all).toEqual([
		'call',
		'reserve',
		'enquire',
		'test-drive',
		'finance',
		'trade-in',
		'chat',
		'assistant',
		'history',
		'custom',
	]);
});

test.each([
	['no phone', {}, { phone: false }, ['call']],
	['no trade-in page', {}, { tradeInPage: false }, ['trade-in']],
	['what is hired out', {}, { hired: true }, ['finance', 'trade-in']],
	['what is had by the week', {}, { subscribed: true }, ['test-drive']],
	['no chat', {}, { chat: false }, ['chat']],
	['no assistant', {}, { assistant: false }, ['assistant']],
	['no custom button', {}, { custom: false }, ['custom']],
	['no payment provider', {}, { paymentProvider: undefined }, ['reserve']],
	['no report', { file: undefined }, {}, ['history']],
	['a price of 10', { price: 10 }, {}, ['reserve', 'finance']],
	['a price of 11', { price: 11 }, {}, ['reserve']],
	['a coming car', { status: 'coming_soon' }, {}, ['reserve']],
	['a reserved car', { reserved: true }, {}, ['reserve']],
	['a reserved car that is had by the week', { reserved: true }, { subscribed: true }, ['reserve']],
	['a coming car with the tag Pre-order', { status: 'coming_soon', tag: 'Pre-order' }, {}, ['reserve']],
	['the tag Pre-order', { tag: 'Pre-order' }, {}, ['test-drive']],
	['the tag PREORDER', { tag: ' PREORDER ' }, {}, ['test-drive']],
	['the tag Test Drive Only', { tag: 'Test Drive Only' }, {}, []],
	['a sold car', { sold: true }, {}, ['reserve', 'enquire', 'test-drive', 'finance', 'trade-in', 'chat', 'assistant']],
] as const)('CAR-1 with %s %o %o there is no %o', (_title, carChange, siteChange, gone) => {
	expect(missing(carButtons({ ...car, ...carChange }, { ...site, ...siteChange }))).toEqual(gone);
});
