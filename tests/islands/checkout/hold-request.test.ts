import { expect, test } from 'vitest';
import type { CheckoutForm } from '../../../src/contract/checkout-form.ts';
import { reservationBody } from '../../../src/contract/reservations.ts';
import { checkoutRules } from '../../../src/islands/checkout/checkout-rules.ts';
import { holdRequest, personIn } from '../../../src/islands/checkout/hold-request.ts';
import { carCheckout } from '../../../src/site/pages/kinds/car-checkout.ts';
import { makeCar, makeSite } from '../../support/make-site.ts';
import { makeTab } from './make-session.ts';

const processor = { authorization_type: 'key', authorization_key: 'pk_1', deposit_amount: 500 };
const car = makeCar({ price: 20_000, has_checkout_payment_processor: true, payment_processors: [processor] });
const site = makeSite({ enable_store: true, payment_provider: 'stripe' }, [car]);
const form: CheckoutForm = carCheckout.model(site, car.slug).form;
const person = { first_name: ' Ana ', last_name: 'Tamati', email: 'ana@example.com', phone: '+61 491 570 156' };
const address = 'https://test-motors.example/cars/2021-kia-rio-k1/checkout/';
Object.assign(globalThis, { location: { href: address } });

function context() {
	const device = makeTab();
	device.write('visits', { pages: ['/'], query: { utm_source: 'paper' }, savedAt: 1 });
	return { form, stores: { device, tab: makeTab() } };
}

test('CAR-11 the request has what the server asks for, with the deposit that the visitor was shown', () => {
	const { body } = holdRequest(context(), person, null);
	expect(reservationBody.parse(body)).toEqual({
		car: '2021-kia-rio-k1',
		deposit: 50_000,
		first_name: 'Ana',
		last_name: 'Tamati',
		email: 'ana@example.com',
		phone: '0491570156',
		terms: form.terms.version,
		visit: { visited_pages: ['/'], linked_query_params: { utm_source: 'paper' }, url: address },
	});
});

test('CAR-11 a request whose answer got lost is sent again as it was; with other details it is another one', () => {
	const open = holdRequest(context(), person, null);
	expect(holdRequest(context(), person, open)).toBe(open);
	const other = holdRequest(context(), { ...person, email: 'other@example.com' }, open);
	expect(other.key).not.toBe(open.key);
	expect(personIn(open)).toEqual({ ...person, first_name: 'Ana', phone: '0491570156' });
	expect(personIn(null)).toEqual({});
});

test.each([
	['nothing', {}, ['first_name', 'last_name', 'email', 'phone', 'terms']],
	['all of it, but the terms', person, ['terms']],
	['all of it', { ...person, terms: true }, []],
	['a wrong address and number', { ...person, email: 'ana@', phone: '123', terms: true }, ['email', 'phone']],
])('FORM-2, CAR-11 with %s there are faults in %o', async (_title, given, faulty) => {
	const rules = checkoutRules(form);
	const blank = { first_name: '', last_name: '', email: '', phone: '', terms: false };
	const faults: string[] = await rules.validate({ ...blank, ...given }, { abortEarly: false }).then(
		() => [],
		(error: { inner: { path: string }[] }) => error.inner.map(({ path }) => path),
	);
	expect([...new Set(faults)].sort()).toEqual([...faulty].sort());
});
