import type { Finding } from '../../../src/contract/finding.ts';
import { autograb } from '../../look-ups/providers/autograb.ts';
import { nevdis } from '../../look-ups/providers/nevdis.ts';
import { redbook } from '../../look-ups/providers/redbook.ts';
import { accountOf } from '../../look-ups/providers/settings.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

/** Whether a site with a flag for look-ups has the provider's account, by its settings; nothing is asked (SITE-10). */
export function checkLookUps({ slug, site }: Tenant, around: Pick<Runtime, 'env' | 'tenants'>): Finding[] {
	const wanted = [nevdis, autograb, redbook].filter(({ name }) => site[name]);
	return wanted.map((provider): Finding => {
		const account = accountOf(around, slug, provider);
		const found = { tenant: slug, check: 'look-ups' };
		if (!('fault' in account)) return { ...found, level: 'ok', text: `${provider.name}: its account is set` };
		if (site.demo) return { ...found, level: 'ok', text: `${provider.name}: sample data, as on every demonstration` };
		return {
			...found,
			level: 'warning',
			text: `${provider.name}: ${account.fault} Visitors fill in their vehicles by hand.`,
		};
	});
}
