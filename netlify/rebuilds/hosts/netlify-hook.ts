import { onlyTenant, variablePrefix } from '../../../src/domain/words/tenant-variable.ts';
import { type HostCall, type HostFault, type HostOrder, isCallable } from './host-call.ts';

const name = 'NETLIFY_BUILD_HOOK';

/**
 * The build hook of a tenant's Netlify site: `<SLUG>__NETLIFY_BUILD_HOOK`, or `NETLIFY_BUILD_HOOK` in a deploy of that site
 * alone. Netlify hands the body to the build as INCOMING_HOOK_BODY, and shows the title in its list of deploys.
 */
export function netlifyHook(env: NodeJS.ProcessEnv, { slug, why, options }: HostOrder): HostCall | HostFault {
	const own = `${variablePrefix(slug)}${name}`;
	const alone = onlyTenant(env) === slug;
	const address = env[own] || (alone ? env[name] : undefined);
	if (!address) return { fault: `Set ${own} to the address of the site's build hook.` };
	if (!isCallable(address)) return { fault: `${env[own] ? own : name} must be an address that starts with https://.` };
	const url = new URL(address);
	url.searchParams.set('trigger_title', why || 'Rebuild');
	return { what: 'The build hook', url: url.href, headers: {}, body: options };
}
