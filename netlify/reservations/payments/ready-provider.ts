import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Call } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { log } from '../../platform/log.ts';
import { ProcessorFault } from './processor.ts';
import { siteProvider } from './processors.ts';
import { secretOf } from './stripe-client.ts';

/**
 * Who takes the deposits of the site that was asked (CAR-11). Throws a Refusal: 404 where nobody does, 503 where Stripe does and
 * has no key here: nobody should be held up by a car that cannot be paid for.
 */
export async function readyProvider({
	tenant,
	runtime,
}: Pick<Call, 'tenant' | 'runtime'>): Promise<ReservationRow['provider']> {
	const provider = siteProvider(tenant.site);
	if (provider === null) throw new Refusal('not_found', 'Cars cannot be reserved online on this site.');
	if (provider === 'test') return provider;
	try {
		secretOf(runtime.env, tenant.slug, 'STRIPE_SECRET_KEY');
		secretOf(runtime.env, tenant.slug, 'STRIPE_WEBHOOK_SECRET');
		return provider;
	} catch (error) {
		if (!(error instanceof ProcessorFault)) throw error;
		log('error', { job: 'reservations', tenant: tenant.slug, message: error.message });
		throw new Refusal('unavailable', 'Deposits cannot be paid at the moment. Please call us.');
	}
}
