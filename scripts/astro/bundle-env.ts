/** What Node needs to start and to find its cache, here and on Windows. */
const needed = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMPDIR', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE'];

/**
 * The environment in which the bundle is made: that of `env` without what only the machine, the shell or a CI has. Astro writes
 * each variable whose name occurs in a source into the bundle, `HEAD`, `CONTEXT` and `DEV` among them: the same sources would
 * come to another bundle on Netlify than here, and a secret could end up in it.
 */
export function bundleEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
	const kept = needed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
	return {
		...Object.fromEntries(kept),
		NODE_ENV: 'production',
		FORECOURT_MODE: 'bundle',
		// A fixed key: Astro would put a random one into every bundle. It encrypts server islands, which we have none of.
		ASTRO_KEY: Buffer.alloc(32).toString('base64'),
		ASTRO_TELEMETRY_DISABLED: '1',
	};
}
