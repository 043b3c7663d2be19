import type { Db } from '../platform/db/schema.ts';

/** What the team has noted of a site’s leads, in counts. */
export type CareCounts = {
	/** Open leads to get back to today, or before. */
	due: number;
	/** Leads of these days that were sold a car. */
	sold: number;
};

type Asked = {
	tenant: string /** `2026-11-28`, by the dealer’s clocks. */;
	today: string /** Unix milliseconds. */;
	since: number;
};

/** Counts them. */
export async function careCounts(db: Db, { tenant, today, since }: Asked): Promise<CareCounts> {
	const care = db.selectFrom('lead_care').select(({ fn }) => fn.countAll<number>().as('count'));
	const due = await care
		.where('tenant', '=', tenant)
		.where('outcome', 'is', null)
		.where('follow_up', '!=', '')
		.where('follow_up', '<=', today)
		.executeTakeFirstOrThrow();
	const sold = await care
		.innerJoin('leads', 'leads.id', 'lead_care.lead_id')
		.where('lead_care.tenant', '=', tenant)
		.where('outcome', '=', 'sold')
		.where('completed_at', '>', since)
		.executeTakeFirstOrThrow();
	return { due: Number(due.count), sold: Number(sold.count) };
}
