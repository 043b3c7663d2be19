import type { Look, Trouble } from './trouble.ts';

/** Milliseconds for which a processor may fail before somebody is told. */
const patience = 15 * 60_000;

/** Deposits that should have gone back, or about which a processor cannot be asked, for a quarter of an hour (CAR-11). */
export async function depositTroubles({ db, now, tenant }: Look): Promise<Trouble[]> {
	const rows = await db
		.selectFrom('reservations')
		.select(({ fn }) => ['tenant', fn.countAll().as('count'), fn.min('fault').as('fault')])
		.where('fault', 'is not', null)
		.where('updated_at', '<', now - patience)
		.$if(tenant !== undefined, (query) => query.where('tenant', '=', String(tenant)))
		.groupBy('tenant')
		.orderBy('tenant')
		.execute();
	return rows.map(({ tenant: slug, count, fault }) => ({
		tenant: slug,
		kind: 'deposits',
		subject: '',
		text: `${Number(count) === 1 ? '1 reservation waits' : `${count} reservations wait`} for the payment processor: a deposit may have to go back. ${fault} See npm run reservations -- list --tenant ${slug}`,
	}));
}
