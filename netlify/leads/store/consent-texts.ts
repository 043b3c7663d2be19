import type { ConsentTextRow } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';

/** Stores a wording, once for each version and tenant. Part of the transaction of the lead that it came with. */
export async function keepConsentText(db: Db, row: ConsentTextRow): Promise<void> {
	await db
		.insertInto('consent_texts')
		.values(row)
		.onConflict((conflict) => conflict.columns(['tenant', 'version']).doNothing())
		.execute();
}

/** Whether we have the words of this version for this tenant. */
export async function hasConsentText(
	db: Db,
	{ tenant, version }: { tenant: string; version: string },
): Promise<boolean> {
	const row = await db
		.selectFrom('consent_texts')
		.select('version')
		.where('tenant', '=', tenant)
		.where('version', '=', version)
		.executeTakeFirst();
	return row !== undefined;
}

/** The words of a version; undefined where they are not known. */
type ConsentTexts = (lead: { tenant: string; consent_text_version: string | null }) => string | undefined;

/** Looks up the wordings that these leads name. */
export async function findConsentTexts(
	db: Db,
	leads: readonly { tenant: string; consent_text_version: string | null }[],
): Promise<ConsentTexts> {
	const versions = [...new Set(leads.flatMap(({ consent_text_version: version }) => version ?? []))];
	const rows =
		versions.length > 0
			? await db.selectFrom('consent_texts').selectAll().where('version', 'in', versions).execute()
			: [];
	const byTenant = Map.groupBy(rows, ({ tenant }) => tenant);
	return ({ tenant, consent_text_version }) =>
		byTenant.get(tenant)?.find(({ version }) => version === consent_text_version)?.text;
}
