import type { Problem } from './problem.ts';
import type { SiteConfig } from './site.ts';

/** What works on this platform to its end. Whatever draws a way there asks: one that would end nowhere is not drawn. */
export type Capabilities = {
	/** A visitor can pay a deposit and reserve a car (CAR-11). */
	readonly deposits: boolean;
	/** A visitor can sign in and keep a watchlist (USER-3, USER-4). */
	readonly accounts: boolean;
};

/** What works now. */
export const capabilities: Capabilities = { deposits: false, accounts: false };

type Key = {
	path: readonly string[];
	needs: keyof Capabilities;
	isSet: (site: SiteConfig) => boolean;
	instead: string;
};

const noDeposits =
	'Not available yet: until deposits can be paid, pages have no button to reserve a car and no ways to pay.';

const keys: readonly Key[] = [
	{ path: ['enable_store'], needs: 'deposits', isSet: (site) => site.enable_store, instead: noDeposits },
	{
		path: ['car_page', 'payment_methods'],
		needs: 'deposits',
		isSet: (site) => site.car_page.payment_methods !== undefined,
		instead: noDeposits,
	},
	{
		path: ['garage_enabled'],
		needs: 'accounts',
		isSet: (site) => site.garage_enabled,
		instead:
			'Not available yet: until visitors can sign in, there is no SAVE button; favourites are kept on the device.',
	},
];

/** The keys of a site that ask for what is not available yet. */
export function notYetAvailable(site: SiteConfig, file: string, now: Capabilities = capabilities): Problem[] {
	return keys
		.filter(({ needs, isSet }) => !now[needs] && isSet(site))
		.map(({ path, instead }) => ({
			file,
			path: path.join('.'),
			found: 'a setting without effect',
			expected: 'the key left out',
			hint: instead,
		}));
}
