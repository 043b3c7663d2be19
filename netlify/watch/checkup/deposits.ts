import type { Finding } from '../../../src/contract/finding.ts';
import { tenantVariable } from '../../../src/domain/words/tenant-variable.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import { siteProvider } from '../../reservations/payments/processors.ts';

const names = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

/** Whether a site that takes deposits through Stripe has what it needs for that, by name; Stripe is not asked (CAR-11). */
export function checkDeposits({ slug, site }: Tenant, env: NodeJS.ProcessEnv): Finding[] {
	if (siteProvider(site) !== 'stripe') return [];
	const missing = names.map((name) => tenantVariable(env, slug, name)).filter(({ value }) => value === undefined);
	if (missing.length === 0)
		return [{ tenant: slug, check: 'deposits', level: 'ok', text: 'the keys for Stripe are set' }];
	const text = `Set ${missing.map(({ called }) => called).join(' and ')}. Cars cannot be reserved until then.`;
	return [{ tenant: slug, check: 'deposits', level: 'fault', text }];
}
