import { isSecureAddress } from '../../../src/domain/addresses/secure-address.ts';

const stages = ['production', 'staging'] as const;

/** Which dashboard and platform API this machine works with (SITE-2); null for one that no variable names. */
export type Stage = { name: (typeof stages)[number]; dashboard: string | null; platformApi: string | null };

/**
 * The stage that `FORECOURT_STAGE` names, production by default: staging has other hosts for both. Throws an Error
 * that names the variable, what it holds and what it may hold.
 */
export function stageOf(env: NodeJS.ProcessEnv): Stage {
	const written = env['FORECOURT_STAGE'] || 'production';
	const name = stages.find((stage) => stage === written);
	if (!name) {
		throw new Error(`FORECOURT_STAGE: found ${JSON.stringify(written)}, expected one of ${stages.join(', ')}.`);
	}
	const middle = name === 'staging' ? '_STAGING' : '';
	return {
		name,
		dashboard: hostIn(env, `DASHBOARD${middle}_URL`),
		platformApi: hostIn(env, `PLATFORM_API${middle}_URL`),
	};
}

/** An address without the slash at its end. It may have a path, for a dashboard that is not at the top of its host. */
function hostIn(env: NodeJS.ProcessEnv, variable: string): string | null {
	const written = env[variable]?.trim();
	if (!written) return null;
	const url = URL.parse(written);
	const isPlain = url !== null && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
	if (!isPlain || url.username || url.password || !isSecureAddress(written)) {
		// What is found is not shown: it may hold a password.
		throw new Error(`${variable}: expected an address such as https://dashboard.example.com, without user and query.`);
	}
	return url.href.replace(/\/+$/, '');
}

/** Where the config of a website is asked for (SITE-2). */
export const websiteAddress = (dashboard: string, website: number): string =>
	`${dashboard}/api/v1/websites/${website}/website_session_data.json`;
