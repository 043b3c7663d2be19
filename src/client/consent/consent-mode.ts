import { type Consent, currentConsent, onConsent } from './consent.ts';

type QueuePage = { dataLayer?: unknown[] };

/**
 * Tells Google's tags what the visitor has agreed to, by Consent Mode v2: the four flags before any tag is there, and again
 * after each choice (SITE-12).
 */
export function tellConsentMode(page: QueuePage): void {
	page.dataLayer ??= [];
	page.dataLayer.push(command('consent', 'default', flagsOf(currentConsent())));
	onConsent((consent) => page.dataLayer?.push(command('consent', 'update', flagsOf(consent))));
}

/** The flags of Consent Mode v2. */
export function flagsOf({ analytics, marketing }: Pick<Consent, 'analytics' | 'marketing'>) {
	const [measuring, ads] = [analytics, marketing].map((isGiven) => (isGiven ? 'granted' : 'denied'));
	return { ad_storage: ads, ad_user_data: ads, ad_personalization: ads, analytics_storage: measuring };
}

/** Google's tags tell a command from an event by its being an `arguments` object; an array is ignored. */
function command(..._: unknown[]): IArguments {
	// biome-ignore lint/complexity/noArguments: see above.
	return arguments;
}
