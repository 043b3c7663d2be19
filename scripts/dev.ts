import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { projectDir } from './build/bundle.ts';
import { tenantFolders } from './sources/tenants.ts';

const usage = `Usage: npm run dev -- [--port 4321] [--tenants tenants]
Shows any tenant at http://<slug>.localhost:<port>, made anew from its files at each request.`;

const { values } = parseArgs({
	options: {
		port: { type: 'string', default: '4321' },
		tenants: { type: 'string', default: 'tenants' },
		help: { type: 'boolean', default: false },
	},
});

if (values.help) {
	process.stdout.write(`${usage}\n`);
} else {
	const tenantsDir = resolve(values.tenants);
	process.env['TENANTS_DIR'] = tenantsDir;
	const server = await dev({
		root: projectDir,
		logLevel: 'warn',
		server: { port: Number(values.port), allowedHosts: ['.localhost'] },
	});
	const { port } = server.address;
	for (const slug of tenantFolders(tenantsDir)) process.stdout.write(`http://${slug}.localhost:${port}/\n`);
}
