import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../../client/adopt-styles.ts';
import { countEvent } from '../../client/analytics/count-event.ts';
import { deviceStore, tabStore } from '../../client/leads/device/device-store.ts';
import { askTaken } from '../../client/reserved/ask-taken.ts';
import type { CheckoutForm } from '../../contract/checkout-form.ts';
import { addFormStyles } from '../forms/shell/form-styles.ts';
import { Checkout } from './Checkout.tsx';
import { reservationCalls } from './calls/reservation-calls.ts';
import styles from './checkout.css?inline';
import { openCheckout } from './state/checkout-session.ts';

/** Draws the steps of reserving a car into their place. `returned`: the visitor comes back from a bank's page. */
export function drawCheckout(place: HTMLElement, returned: boolean): void {
	const { site = '' } = document.documentElement.dataset;
	const form = JSON.parse(place.dataset['checkout'] ?? '') as CheckoutForm;
	const stores = { device: deviceStore(site), tab: tabStore(site) };
	const session = openCheckout({
		carId: form.car.id,
		tab: stores.tab,
		calls: { ...reservationCalls(form.base), taken: () => askTaken(form.base, { isFresh: true }) },
		onReserved: () => countEvent(42),
	});
	addFormStyles();
	adoptStyles('checkout', styles);
	const canvas = document.createElement('div');
	canvas.className = 'checkout-canvas';
	createRoot(canvas).render(<Checkout form={form} stores={stores} session={session} />);
	place.replaceChildren(canvas);
	place.dataset['state'] = 'ready';
	void session.begin(returned);
}
