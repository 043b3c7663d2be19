import type { SiteConfig } from '../../../src/config/site.ts';
import { tenantEnv } from '../../delivery/tenant-env.ts';
import { isPassing } from '../../platform/db/database.ts';
import { httpGateway } from './http-gateway.ts';
import { logGateway } from './log-gateway.ts';
import type { SendSms } from './sms.ts';

/** A site's way to send SMS. */
type Gateway = { send: SendSms };

type GatewaySite = Pick<SiteConfig, 'slug' | 'demo' | 'url'>;

/** The value of `SMS_URL` with which an SMS is written to a file instead of being sent. */
const toFile = 'log';

/**
 * The gateway of a site: `SMS_URL` and `SMS_FROM`, or `<SLUG>__SMS_URL` and `<SLUG>__SMS_FROM`. A demonstration without one
 * keeps its SMS as files, as it does with mails; any other site does not sign anybody in. Says in `fault` what to set.
 */
export function gatewayOf(site: GatewaySite, processEnv: NodeJS.ProcessEnv): Gateway | { fault: string } {
	const { env, variableName } = tenantEnv(processEnv, { slug: site.slug, alone: false });
	const { SMS_URL: url, SMS_FROM: from } = env;
	if (url === toFile || (!url && site.demo && !isPassing(processEnv))) {
		const fault = whyNotToFile(site, processEnv);
		return fault === null ? { send: logGateway(env) } : { fault };
	}
	if (!url) return { fault: `${variableName('SMS_URL')} is not set: without a gateway no code can be sent.` };
	if (!from) return { fault: `${variableName('SMS_FROM')} is not set: it is the number or name that SMS come from.` };
	return httpGateway({ url, from, statusUrl: statusUrlOf(site) });
}

/** Codes in a file sign in whoever reads it, and never reach the visitor. */
function whyNotToFile({ demo }: GatewaySite, env: NodeJS.ProcessEnv): string | null {
	const instead = 'Set SMS_URL to a gateway, such as https://<account>:<token>@api.twilio.com.';
	if (isPassing(env)) return `SMS_URL is log, which is for development: this is a published site. ${instead}`;
	if (!demo) return `SMS_URL is log, which is for sites with demo: true. ${instead}`;
	return null;
}

/** Where the gateway says what became of an SMS: the id follows. It can reach published sites alone. */
export function statusUrlOf({ url }: Pick<SiteConfig, 'url'>): string | null {
	const { protocol, origin } = new URL(url);
	return protocol === 'https:' ? `${origin}/api/sms/status?sms=` : null;
}
