import { createContext, useContext } from 'react';
import type { Account } from '../../client/account/account.ts';
import type { DeviceStore } from '../../client/leads/device/device-store.ts';
import type { SignInForm } from '../../contract/sign-in-form.ts';

/** What every part of the sign-in may use. */
export type SignInContext = {
	form: SignInForm;
	/** Base of the calls, `/api`. */
	base: string;
	account: Account;
	/** Whether this tab has heard before that nobody is signed in: the sign-in need not wait to hear it again. */
	isAnonymous: boolean;
	stores: { device: DeviceStore; tab: DeviceStore };
};

const Context = createContext<SignInContext | null>(null);

export const SignInProvider = Context.Provider;

/** Throws an Error outside of the sign-in. */
export function useSignIn(): SignInContext {
	const context = useContext(Context);
	if (!context) throw new Error('This is a part of the sign-in.');
	return context;
}
