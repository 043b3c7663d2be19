import type { Finding } from '../../../src/contract/finding.ts';
import { gatewayOf } from '../../accounts/sms/gateway.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';

/** Whether a site on which visitors can sign in has a gateway for SMS, by its settings; nothing is sent (USER-4). */
export function checkSms({ slug, site }: Tenant, env: NodeJS.ProcessEnv): Finding[] {
	if (!site.garage_enabled) return [];
	const gateway = gatewayOf(site, env);
	return 'fault' in gateway
		? [{ tenant: slug, check: 'sms', level: 'fault', text: `${gateway.fault} Visitors cannot sign in.` }]
		: [{ tenant: slug, check: 'sms', level: 'ok', text: 'the gateway for SMS is set' }];
}
