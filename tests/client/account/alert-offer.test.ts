import { expect, test } from 'vitest';
import type { AccountState } from '../../../src/client/account/account.ts';
import { missesAlerts } from '../../../src/client/account/alert-offer.ts';

const signedIn = (alerts: 'none' | 'sms' | 'email'): AccountState => ({
	is: 'signed in',
	user: { phone: '0491570156', name: null, last_name: null, email: null, alerts },
	watched: [7],
});

test.each([
	[{ is: 'anonymous' }, [7], true],
	[{ is: 'anonymous' }, [], false],
	[signedIn('none'), [7], true],
	[signedIn('sms'), [7], false],
	[signedIn('email'), [7], false],
	[{ is: 'unknown' }, [7], false],
	[{ is: 'unavailable' }, [7], false],
] as const)(
	'USER-3 messages about saved cars are offered to who has some and gets none: %j with %j: %j',
	(state, ids, offered) => {
		expect(missesAlerts(state, ids)).toBe(offered);
	},
);
