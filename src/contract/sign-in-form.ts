import type { FormSettings } from '../forms/settings.ts';

/** What the page of the sign-in hands to its script as JSON (ROUTE-11). */
export type SignInForm = {
	/** The rules of numbers and names that the site's forms have too. */
	settings: Pick<FormSettings, 'locale' | 'phone' | 'phoneRule' | 'testPhone' | 'nameExtraCharacters'>;
	/** Asking for a code needs the captcha. */
	captcha: boolean;
	/** `cars`, in the site's word. */
	cars: string;
	/** The visitor's list; null where no car can be put into one. */
	saved: { name: string; path: string } | null;
	privacyPath: string;
};
