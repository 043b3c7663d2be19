import type { SignInCodeRow } from '../../platform/db/rows/account-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Names the newest code of a number. */
type CodeKey = Pick<SignInCodeRow, 'tenant' | 'phone_hash'>;

/** Stores a code in place of the number's last one, which no longer counts. */
export async function replaceCode(db: Db, code: Omit<SignInCodeRow, 'tries'>): Promise<void> {
	const { browser_hash, code_hash, expires_at } = code;
	await db
		.insertInto('sign_in_codes')
		.values({ ...code, tries: 0 })
		.onConflict((conflict) =>
			conflict.columns(['tenant', 'phone_hash']).doUpdateSet({ browser_hash, code_hash, expires_at, tries: 0 }),
		)
		.execute();
}

/**
 * Takes one of a code's tries, in one statement, and says what the code has to be and how many tries are left. Null where
 * there is no code of this browser that still counts: another browser takes no try away.
 */
export async function takeTry(
	db: Db,
	{ mostTries, now, ...code }: CodeKey & Pick<SignInCodeRow, 'browser_hash'> & { mostTries: number; now: number },
): Promise<{ codeHash: string; left: number } | null> {
	const row = await db
		.updateTable('sign_in_codes')
		.set((eb) => ({ tries: eb('tries', '+', 1) }))
		.where('tenant', '=', code.tenant)
		.where('phone_hash', '=', code.phone_hash)
		.where('browser_hash', '=', code.browser_hash)
		.where('expires_at', '>', now)
		.where('tries', '<', mostTries)
		.returning(['code_hash', 'tries'])
		.executeTakeFirst();
	return row ? { codeHash: row.code_hash, left: mostTries - row.tries } : null;
}

/** Uses a code up; false if it already was, or another one has taken its place. */
export async function useCode(db: Db, { tenant, phone_hash, code_hash }: CodeKey & { code_hash: string }) {
	const { numDeletedRows } = await db
		.deleteFrom('sign_in_codes')
		.where('tenant', '=', tenant)
		.where('phone_hash', '=', phone_hash)
		.where('code_hash', '=', code_hash)
		.executeTakeFirst();
	return numDeletedRows === 1n;
}
