import type { SiteConfig } from '../../../src/config/site.ts';
import { depositTaker } from '../../../src/domain/money/reserve.ts';
import type { ReservationRow } from '../../platform/db/rows/booking-rows.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Processor } from './processor.ts';
import { testProcessor } from './test-processor.ts';

export type PaymentRuntime = Pick<Runtime, 'env' | 'secrets'>;

/**
 * Who takes the deposits of a site (CAR-9, CAR-11); null where nobody does. The test processor takes them on a demonstration
 * that names it, and nowhere else, whatever the build has said.
 */
export function siteProvider(
	site: Pick<SiteConfig, 'enable_store' | 'payment_provider' | 'demo'>,
): ReservationRow['provider'] | null {
	const provider = depositTaker(site);
	return provider === undefined || (provider === 'test' && !site.demo) ? null : provider;
}

/** The processor that a reservation began with, whatever the site has now. */
export async function processorOf(
	{ env, secrets }: PaymentRuntime,
	{ provider, tenant: slug }: Pick<ReservationRow, 'provider' | 'tenant'>,
): Promise<Processor> {
	if (provider === 'test') return testProcessor;
	const { stripeProcessor } = await import('./stripe-processor.ts');
	return stripeProcessor({ env, slug, vault: secrets.vault });
}
