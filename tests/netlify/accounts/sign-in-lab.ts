import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Engine } from '../../support/databases.ts';
import { emptyTables } from '../../support/empty-tables.ts';
import { type Accounts, type Browser, phone, serveAccounts, start } from './browser.ts';

type Lab = { accounts: Accounts; visitor: Browser };

/** Within a `describe`: before each test a site without visitors, whose addresses the tests choose (`x-address`), and a visitor. */
export function useSignInLab(engine: Engine) {
	const lab = {} as Lab;
	beforeAll(async () => {
		lab.accounts = await serveAccounts(engine, { FORECOURT_CLIENT_ADDRESS_HEADER: 'x-address' });
	});
	afterAll(() => lab.accounts.stop());
	beforeEach(async () => {
		const { accounts } = lab;
		await emptyTables(accounts.db, ['visitors', 'sign_in_codes', 'rate_limits', 'sms_messages']);
		accounts.setClock(start);
		accounts.runtime.rateFactor = 1000;
		accounts.writeSite('north');
		lab.visitor = accounts.browser();
	});
	return Object.assign(lab, {
		/** Has a code sent. */
		ask: (from: Browser = lab.visitor, number = phone) => from.send('POST', '/api/auth/code', { phone: number }),
	});
}
