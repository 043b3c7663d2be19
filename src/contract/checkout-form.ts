import type { FormSettings } from '../forms/settings.ts';
import type { CheckoutCar } from './checkout-car.ts';

/** What the checkout page hands to its script as JSON (ROUTE-7, CAR-11). */
export type CheckoutForm = {
	/** Base of the calls, `/api` or `/mock`. */
	base: string;
	/** The rules of numbers and names that the site's forms have too. */
	settings: Pick<FormSettings, 'locale' | 'phone' | 'phoneRule' | 'testPhone' | 'nameExtraCharacters'>;
	/** Reserving needs the captcha. */
	captcha: boolean;
	/** Who takes the deposit; `test` moves no money. */
	provider: 'stripe' | 'test';
	/** `deposit` in cents. */
	car: Pick<CheckoutCar, 'id' | 'slug' | 'title' | 'path' | 'deposit'>;
	/** `car`, in the site's word. */
	singular: string;
	/** Minutes for which the car is held while the visitor pays. */
	minutes: number;
	/** What the visitor agrees to, a paragraph each; `version` names the wording. */
	terms: { paragraphs: readonly string[]; url: string | null; version: string };
	/** What happens once the deposit is paid. */
	nextSteps: readonly string[];
	contactPath: string;
	/** Where there are other cars. */
	list: { name: string; path: string };
	privacyPath: string;
};
