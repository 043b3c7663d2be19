import type { Call } from '../../platform/http/call.ts';
import { hostOf, isOnThisMachine } from '../sign-in/admit.ts';

/**
 * The text of an SMS with a code. By its last line phones fill the code in on the page that asked for it, and on no other
 * (WebOTP): `@www.plain.example #123456`.
 */
export function codeText(call: Pick<Call, 'request' | 'tenant'>, code: string): string {
	const { name } = call.tenant.site;
	const words = `${code} is your code for ${name}. It is valid for 5 minutes. Do not pass it on.`;
	return `${words}\n\n@${pageHost(call)} #${code}`;
}

/** The host of the site: anybody can send any Host header, and an SMS must not name a stranger's. */
function pageHost({ request, tenant: { site } }: Pick<Call, 'request' | 'tenant'>): string {
	const asked = hostOf(request).replace(/:\d+$/, '');
	const own = new URL(site.url).hostname;
	const bare = (host: string): string => host.replace(/^www\./, '');
	const known = [own, site.domain_name ?? own].map(bare);
	return isOnThisMachine(request) || known.includes(bare(asked)) ? asked : own;
}
