import { resolve } from 'node:path';
import { type AstroIntegration, dev } from 'astro';
import { createFunctions, type Functions } from './host/functions/functions.ts';
import { functionsMiddleware } from './host/functions/middleware.ts';
import { stopOnSignal } from './host/stop-on-signal.ts';
import { readArguments } from './program/arguments.ts';
import { runCommand } from './program/run-command.ts';
import { projectDir } from './publish/paths.ts';
import { tenantFolders } from './sources/tenants.ts';

const usage = `Usage: npm run dev -- [--port 4321] [--tenants tenants] [--functions netlify/functions]
Shows any tenant at http://<slug>.localhost:<port>, rendered from its files at each request; forms work too.`;

const options = {
	port: { type: 'string', default: '4321' },
	tenants: { type: 'string', default: 'tenants' },
	functions: { type: 'string', default: 'netlify/functions' },
} as const;

await runCommand(() => {
	const { values } = readArguments({ options }, usage);
	return develop(resolve(values.tenants), resolve(values.functions), Number(values.port));
});

async function develop(tenantsDir: string, functionsDir: string, wantedPort: number): Promise<void> {
	process.env['TENANTS_DIR'] = tenantsDir;
	process.env['FORECOURT_TENANTS'] = tenantsDir;
	const functions = createFunctions(functionsDir);
	const server = await dev({
		root: projectDir,
		logLevel: 'warn',
		server: { port: wantedPort, allowedHosts: ['.localhost'] },
		integrations: [withFunctions(functions)],
	});
	const { port } = server.address;
	for (const slug of tenantFolders(tenantsDir)) process.stdout.write(`http://${slug}.localhost:${port}/\n`);
	functions.start();
	stopOnSignal(
		() => server.stop(),
		() => functions.stop(),
	);
}

/** Before Astro's own handlers, which send every address without a slash at its end to one with it. */
function withFunctions(functions: Functions): AstroIntegration {
	let handlers: { route: string; handle: ReturnType<typeof functionsMiddleware> }[] = [];
	return {
		name: 'forecourt:functions',
		hooks: {
			'astro:server:setup': ({ server }) => {
				handlers = server.middlewares.stack as typeof handlers;
			},
			'astro:server:start': () => {
				handlers.unshift({ route: '', handle: functionsMiddleware(functions) });
			},
		},
	};
}
