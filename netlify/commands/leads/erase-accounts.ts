import { listVisitors } from '../../accounts/store/visitors.ts';
import { personFinder } from '../../leads/store/find-person.ts';
import type { VisitorRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import type { LeadsCommand } from './options.ts';

/** The accounts whose own number or e-mail address is asked for; none for the id of a lead. */
export async function accountsOf(
	{ who, filter }: Extract<LeadsCommand, { name: 'erase' }>,
	db: Db,
): Promise<VisitorRow[]> {
	const find = personFinder(who);
	if (!find) return [];
	const visitors = await listVisitors(db, filter.tenant);
	return visitors.filter(({ phone, email }) => find({ phone, ...(email && { email }) }) === 'exact');
}

/** A line about an account. */
export const describeAccount = ({ id, tenant, created_at }: VisitorRow): string =>
	`${id}  ${new Date(created_at).toISOString().slice(0, 10)}  ${tenant}  is an account\n`;

export const countOfAccounts = (accounts: readonly unknown[]): string =>
	accounts.length === 1 ? '1 account' : `${accounts.length} accounts`;
