import { z } from 'zod';
import type { Db } from '../../platform/db/schema.ts';
import type { Vault } from '../../platform/runtime/vault.ts';
import type { Reading } from '../providers/provider.ts';

/** What a provider said: null if it knows no such vehicle; `at` in Unix milliseconds. */
export type KeptAnswer = { reading: Reading | null; at: number };

type Where = { tenant: string; keyHash: string; vault: Vault; now: number };

/** An answer that an older release kept may look different. */
const text = z.string().optional();
const reading = z
	.object({
		vehicle: z.strictObject({
			...{ rego: text, state: text, vin: text, make: text, model: text, variant: text, country: text },
			...{ year: z.int().optional(), body: text, fuel: text, transmission: text, colour: text },
		}),
		value: z.object({ low: z.number(), high: z.number() }).nullable(),
	})
	.nullable();

/** The answer that is kept for this question; null where none is, or where it can no longer be read. */
export async function readKept(db: Db, { tenant, keyHash, vault, now }: Where): Promise<KeptAnswer | null> {
	const row = await db
		.selectFrom('look_ups')
		.select(['sealed', 'asked_at'])
		.where('tenant', '=', tenant)
		.where('key_hash', '=', keyHash)
		.where('expires_at', '>', now)
		.executeTakeFirst();
	const opened = row && vault.open(row.sealed, aboutOf({ tenant, keyHash }));
	if (!row || !opened) return null;
	const { success, data } = reading.safeParse(JSON.parse(opened), { jitless: true });
	return success ? { reading: data as Reading | null, at: row.asked_at } : null;
}

/** Keeps an answer until `expiresAt`, encrypted, under a hash that needs the server’s secret: nobody reads plates from a copy of the table. */
export async function keepAnswer(
	db: Db,
	{ reading: said, at }: KeptAnswer,
	where: Where & { expiresAt: number },
): Promise<void> {
	const { tenant, keyHash, vault, expiresAt } = where;
	const row = { sealed: vault.seal(JSON.stringify(said), aboutOf(where)), asked_at: at, expires_at: expiresAt };
	await db
		.insertInto('look_ups')
		.values({ tenant, key_hash: keyHash, ...row })
		.onConflict((conflict) => conflict.columns(['tenant', 'key_hash']).doUpdateSet(row))
		.execute();
}

const aboutOf = ({ tenant, keyHash }: Pick<Where, 'tenant' | 'keyHash'>): string => `look-up ${tenant} ${keyHash}`;
