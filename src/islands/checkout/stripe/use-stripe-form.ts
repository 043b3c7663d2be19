import { type RefObject, useEffect, useRef, useState } from 'react';
import { rememberedUser } from '../../../client/leads/device/remembered.ts';
import { useCheckout } from '../checkout-context.ts';
import { openStripeForm, type StripeForm } from './stripe-form.ts';

type State = 'loading' | 'ready' | 'unavailable';

/** Stripe's fields in `place`, for as long as they are needed. `load` tries again where they could not be loaded. */
export function useStripeForm(
	place: RefObject<HTMLElement | null>,
	{ key, clientSecret, isNeeded }: { key: string; clientSecret: string; isNeeded: boolean },
) {
	const { stores, form } = useCheckout();
	const [state, setState] = useState<State>('loading');
	const [tries, setTries] = useState(1);
	const opened = useRef<StripeForm | null>(null);
	useEffect(() => {
		if (!place.current || !isNeeded || tries === 0) return;
		let isGone = false;
		const { name = '', last_name = '', email = '', phone = '' } = rememberedUser(stores.device);
		const billing = { name: `${name} ${last_name}`.trim(), email, phone };
		const onReady = () => !isGone && setState('ready');
		const locale = form.settings.locale as 'en-AU';
		openStripeForm(place.current, { key, clientSecret, locale, billing, onReady }).then(
			(own) => {
				if (isGone) own.remove();
				else opened.current = own;
			},
			(error: unknown) => {
				console.warn('Stripe’s fields could not be loaded.', error);
				if (!isGone) setState('unavailable');
			},
		);
		return () => {
			isGone = true;
			opened.current?.remove();
			opened.current = null;
		};
	}, [key, clientSecret, isNeeded, tries, place, stores.device, form.settings.locale]);

	function load(): void {
		setState('loading');
		setTries((count) => count + 1);
	}

	return { state, opened, load };
}
