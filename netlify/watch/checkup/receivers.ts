import { replyDestination } from '../../../src/config/leads.ts';
import type { Finding } from '../../../src/contract/finding.ts';
import { whyBlocked } from '../../delivery/readiness.ts';
import { type Settings, settingsOf } from '../../delivery/send/send-parcel.ts';
import { servedTenants, tenantEnv } from '../../delivery/tenant-env.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Tenant } from '../../platform/runtime/tenants.ts';
import type { Reach } from './reach.ts';

type Around = Pick<Runtime, 'env' | 'tenants'> & { reach: Reach };

/** For each destination of a tenant whether its settings are there, by name, and whether its server can be reached. */
export async function checkReceivers({ slug, site }: Tenant, around: Around): Promise<Finding[]> {
	const served = servedTenants(around);
	const names = [...Object.keys(site.leads.destinations), ...(site.leads.auto_reply ? [replyDestination] : [])];
	const secrets = names.flatMap((destination): Finding[] => {
		const reason = whyBlocked(around, { tenant: slug, destination }, served);
		if (reason === null) return [];
		const text = `${destination}: ${reason} Leads for it wait until then.`;
		return [{ tenant: slug, check: 'secrets', level: 'fault', text }];
	});
	const { env } = tenantEnv(around.env, { slug, alone: served.alone });
	const reached = await Promise.all(
		names.map(async (destination) => {
			const settings = settingsOf({ site, destination });
			return settings ? checkServer(settings, { slug, destination, env, reach: around.reach }) : [];
		}),
	);
	const text = names.length === 0 ? 'no destination needs any' : `${names.join(', ')}: what they need is set`;
	const all: Finding = { tenant: slug, check: 'secrets', level: 'ok', text };
	return [...(secrets.length > 0 ? secrets : [all]), ...reached.flat()];
}

type Lane = { slug: string; destination: string; env: NodeJS.ProcessEnv; reach: Reach };

async function checkServer(settings: Settings, { slug, destination, env, reach }: Lane): Promise<Finding[]> {
	if ('url' in settings) {
		const { host } = new URL(settings.url);
		const fault = await reach.host(settings.url);
		if (!fault)
			return [{ tenant: slug, check: 'receiver', level: 'ok', text: `${destination}: ${host} can be reached` }];
		const text = `${destination}: ${host}: ${fault}. Check its address in leads.destinations; leads for it wait.`;
		return [{ tenant: slug, check: 'receiver', level: 'fault', text }];
	}
	const server = env[settings.smtp_env ?? 'SMTP_URL'];
	if (!server) return [];
	const fault = await reach.mailServer(server);
	if (!fault) return [{ tenant: slug, check: 'mail', level: 'ok', text: `${destination}: the mail server takes mail` }];
	const name = settings.smtp_env ?? 'SMTP_URL';
	const text = `${destination}: the mail server of ${name}: ${fault}. Leads for it wait.`;
	return [{ tenant: slug, check: 'mail', level: 'fault', text }];
}
