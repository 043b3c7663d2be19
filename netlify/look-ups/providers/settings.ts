import { isSecureAddress } from '../../../src/domain/addresses/secure-address.ts';
import { servedTenants, tenantEnv } from '../../delivery/tenant-env.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Provider } from './provider.ts';

/** A tenant’s account at a provider. */
export type Account = { url: string; key: string };

/**
 * The account that the environment names: `AUTOGRAB_URL` and `AUTOGRAB_KEY`, or `<SLUG>__AUTOGRAB_URL` and so on. Says in `fault` what to
 * set where there is none.
 */
export function accountOf(
	runtime: Pick<Runtime, 'env' | 'tenants'>,
	slug: string,
	{ variables }: Pick<Provider, 'variables'>,
): Account | { fault: string } {
	const { env, variableName } = tenantEnv(runtime.env, { slug, alone: servedTenants(runtime).alone });
	const [url, key] = [env[variables.url], env[variables.key]];
	if (!url) return { fault: `${variableName(variables.url)} is not set.` };
	if (!key) return { fault: `${variableName(variables.key)} is not set.` };
	if (!isSecureAddress(url)) return { fault: `${variableName(variables.url)} has to be an address with https.` };
	return { url, key };
}
