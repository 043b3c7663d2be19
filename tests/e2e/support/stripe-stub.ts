import type { Page } from '@playwright/test';
import type { StripeDouble } from '../../netlify/reservations/stripe-double.ts';

type Behaviour = {
	/** The first card is declined. */
	refuseFirst?: boolean;
	/** The bank asks on its own page and sends the visitor back, with what Stripe adds to the address. */
	redirects?: boolean;
};

/** Stands in for js.stripe.com: a field in its own frame, and payments that the server's double of Stripe hears of. */
export async function stripeStub(page: Page, stripe: StripeDouble, behaviour: Behaviour): Promise<void> {
	let tries = 0;
	await page.exposeFunction('payAtStripe', (clientSecret: string): 'paid' | 'declined' => {
		tries += 1;
		if (behaviour.refuseFirst && tries === 1) return 'declined';
		return stripe.pay(clientSecret.split('_secret_')[0] ?? '') ? 'paid' : 'declined';
	});
	await page.route('https://js.stripe.com/**', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: `(${script.toString()})(${Boolean(behaviour.redirects)});` }),
	);
}

/** Runs in the page, in place of Stripe's script. */
function script(redirects: boolean): void {
	const version = 'endive';
	const make = () => ({
		_registerWrapper: () => undefined,
		elements: ({ clientSecret }: { clientSecret: string }) => ({ clientSecret, create: element }),
		confirmPayment: async ({ elements, confirmParams }: Confirm) => {
			const { clientSecret } = elements;
			const outcome = await Reflect.get(window, 'payAtStripe')(clientSecret);
			if (outcome === 'declined') return { error: { type: 'card_error', message: 'Your card was declined.' } };
			if (!redirects) return { paymentIntent: { status: 'succeeded' } };
			const query = new URLSearchParams({
				payment_intent: clientSecret.split('_secret_')[0] ?? '',
				payment_intent_client_secret: clientSecret,
				redirect_status: 'succeeded',
			});
			location.assign(`${confirmParams.return_url}?${query}`);
			return new Promise(() => undefined);
		},
	});
	type Confirm = { elements: { clientSecret: string }; confirmParams: { return_url: string } };
	const element = () => {
		const ready: (() => void)[] = [];
		const field = document.createElement('p');
		field.textContent = 'Card fields of the stand-in for Stripe';
		return {
			on: (event: string, listener: () => void) => event === 'ready' && ready.push(listener),
			mount: (place: HTMLElement) => {
				place.append(field);
				setTimeout(() => {
					for (const listener of ready) listener();
				});
			},
			destroy: () => field.remove(),
		};
	};
	Reflect.set(window, 'Stripe', Object.assign(make, { version }));
}
