import type { StripeElementsOptionsClientSecret } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { stripeAppearance } from './appearance.ts';

/** Stripe's fields on the page, and the payment with them. */
export type StripeForm = {
	/** Null where the payment was taken or is under way; else what to tell the visitor. A bank that asks on its own page takes the visitor there. */
	confirm: () => Promise<string | null>;
	remove: () => void;
};

type Paid = {
	/** The publishable key of the dealer's account. */
	key: string;
	/** Of the payment. It goes from the server's answer to Stripe's script, and nowhere else. */
	clientSecret: string;
	locale: StripeElementsOptionsClientSecret['locale'];
	billing: { name: string; email: string; phone: string };
	/** Called once the fields can be used. */
	onReady: () => void;
};

const failed = 'The payment did not go through. Nothing was charged. Please try again or use another card.';

/**
 * Draws Stripe's Payment Element into its place (CAR-11). Its script comes from Stripe, as Stripe asks, and not before this
 * call. Rejects where it cannot be loaded.
 */
export async function openStripeForm(place: HTMLElement, paid: Paid): Promise<StripeForm> {
	const { key, clientSecret, locale, billing, onReady } = paid;
	const stripe = await loadStripe(key);
	if (!stripe) throw new Error('Stripe’s script gave nothing.');
	const { documentElement } = document;
	const isDark = documentElement.dataset['scheme'] === 'dark';
	const appearance = stripeAppearance(getComputedStyle(documentElement), isDark);
	const elements = stripe.elements({ clientSecret, appearance, ...(locale && { locale }) });
	const element = elements.create('payment', { defaultValues: { billingDetails: billing } });
	element.on('ready', onReady);
	element.mount(place);
	async function confirm(): Promise<string | null> {
		const return_url = location.origin + location.pathname;
		const { error } =
			(await stripe?.confirmPayment({ elements, confirmParams: { return_url }, redirect: 'if_required' })) ?? {};
		if (!error) return null;
		// Only these two are written for the person who pays.
		const isForVisitor = error.type === 'card_error' || error.type === 'validation_error';
		return (isForVisitor && error.message) || failed;
	}
	return { confirm, remove: () => element.destroy() };
}
