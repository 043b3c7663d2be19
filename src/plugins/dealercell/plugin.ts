import { z } from 'zod';
import { originOf, thirdPartyUrl } from '../address.ts';
import { definePlugin } from '../plugin.ts';

const settings = z
	.strictObject({
		address: thirdPartyUrl.describe(
			'Where the vendor says which number stands in for which. It is asked with account, page, referrer and each number of the page, and answers {"numbers": {"0255509000": "(02) 5550 1234"}}.',
		),
		account_id: z
			.string({ error: 'the account’s number or token, in quotes' })
			.min(1)
			.describe('The account with the vendor.'),
	})
	.describe(
		'Call tracking, where dealercell is on: phone numbers of the pages, and what they call, are swapped for the vendor’s. What search engines read keeps the dealer’s own.',
	);

/** Call tracking (SITE-10). The vendor gives numbers, not a script: nothing of another company runs on the page for it. */
export const dealercell = definePlugin({
	settings,
	flag: 'dealercell',
	consent: 'analytics',
	title: 'Call tracking',
	head: () => [],
	hosts: ({ address }) => ({ 'connect-src': [originOf(address)] }),
});

export type DealercellSettings = z.output<typeof settings>;
