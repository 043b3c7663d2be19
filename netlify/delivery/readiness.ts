import type { SiteConfig } from '../../src/config/site.ts';
import type { Runtime } from '../platform/runtime/runtime.ts';
import type { LaneName } from './lanes.ts';
import { type Settings, settingsOf } from './send/send-parcel.ts';
import { type ServedTenants, tenantEnv } from './tenant-env.ts';

/**
 * Why nothing can be sent to a destination until somebody changes a setting; null if it can. Asked before anything is claimed,
 * so that a lead that waits for a setting uses up no attempt.
 */
export function whyBlocked(
	{ env, tenants }: Pick<Runtime, 'env' | 'tenants'>,
	{ tenant, destination }: LaneName,
	{ alone }: ServedTenants,
): string | null {
	const site = tenants.bySlug(tenant)?.site;
	if (!site) return `There is no tenant ${tenant}.`;
	const settings = settingsOf({ site, destination });
	if (!settings) return `leads.destinations has no "${destination}".`;
	if (reachesNobody(site, settings)) return nobody;
	const { env: own, variableName } = tenantEnv(env, { slug: tenant, alone });
	const missing = variablesOf(site, settings).find((name) => !own[name]);
	return missing === undefined ? null : `The environment variable ${variableName(missing)} is not set.`;
}

const nobody = 'No mailbox is configured: set leads.destinations.mail in the site.json.';

/** Only a demonstration site may keep its mails as files. */
const reachesNobody = ({ demo }: SiteConfig, settings: Settings): boolean =>
	'to' in settings && settings.to.length === 0 && !demo;

/** The variables without which nothing can be sent. */
function variablesOf({ demo }: SiteConfig, settings: Settings): string[] {
	switch (settings.kind) {
		case 'dashboard':
			return settings.token_env ? [settings.token_env] : [];
		case 'webhook':
			return [settings.secret_env];
		case 'mail':
		case 'adf_mail':
		case 'auto_reply':
		case 'receipt':
			return settings.smtp_env ? [settings.smtp_env] : demo ? [] : ['SMTP_URL'];
	}
}
