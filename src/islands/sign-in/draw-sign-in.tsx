import { createRoot } from 'react-dom/client';
import { account } from '../../client/account/account.ts';
import { accountMarks } from '../../client/account/account-marks.ts';
import { adoptStyles } from '../../client/adopt-styles.ts';
import { deviceStore, tabStore } from '../../client/leads/device/device-store.ts';
import type { SignInForm } from '../../contract/sign-in-form.ts';
import { addFormStyles } from '../forms/shell/form-styles.ts';
import { SignIn } from './SignIn.tsx';
import styles from './sign-in.css?inline';

/** Draws the sign-in, or the account of who is signed in, into its place. */
export function drawSignIn(place: HTMLElement): void {
	const { site = '', account: base = '' } = document.documentElement.dataset;
	const form = JSON.parse(place.dataset['signIn'] ?? '') as SignInForm;
	const own = account(site);
	const stores = { device: deviceStore(site), tab: tabStore(site) };
	const isAnonymous = accountMarks(stores.device, stores.tab).isAnonymous();
	void own.refresh();
	addFormStyles();
	adoptStyles('sign-in', styles);
	const canvas = document.createElement('div');
	createRoot(canvas).render(<SignIn {...{ form, base, account: own, isAnonymous, stores }} />);
	place.replaceChildren(canvas);
}
