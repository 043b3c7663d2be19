import { createContext, useContext } from 'react';
import type { DeviceStore } from '../../client/leads/device/device-store.ts';
import type { CheckoutForm } from '../../contract/checkout-form.ts';
import type { CheckoutSession } from './state/checkout-session.ts';

/** What every part of the checkout may use. */
export type CheckoutContext = {
	form: CheckoutForm;
	stores: { device: DeviceStore; tab: DeviceStore };
	session: CheckoutSession;
};

const Context = createContext<CheckoutContext | null>(null);

export const CheckoutProvider = Context.Provider;

/** Throws an Error outside of the checkout. */
export function useCheckout(): CheckoutContext {
	const context = useContext(Context);
	if (!context) throw new Error('This is a part of the checkout.');
	return context;
}
