import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runDeployCommand } from '../../scripts/deploy/command.ts';
import { doubleToken, type Fault, NetlifyDouble } from './netlify-double.ts';
import { packAsNetlify } from './netlify-packer.ts';
import { makeTempDir } from './temp-dir.ts';

const functionSources = {
	captcha: "export default () => Response.json({});\nexport const config = { path: '/api/captcha', method: 'GET' };\n",
	deliver: "export default () => undefined;\nexport const config = { schedule: '* * * * *' };\n",
};

/** A folder with built sites, tenants and functions, and the command to deploy them. */
export function makeDeploys(slug = 'motors') {
	const dir = makeTempDir();
	const [out, root, tenants, functions] = ['dist', 'srv', 'tenants', 'functions'].map((name) => join(dir, name)) as [
		string,
		string,
		string,
		string,
	];
	mkdirSync(join(tenants, slug), { recursive: true });
	writeFileSync(join(tenants, slug, 'site.json'), '{}');
	mkdirSync(functions);
	for (const [name, source] of Object.entries(functionSources)) writeFileSync(join(functions, `${name}.mjs`), source);
	const said: string[] = [];
	const printed: string[] = [];
	const run = (to: string, env: NodeJS.ProcessEnv, args: readonly string[]): Promise<number> =>
		runDeployCommand(['--to', to, '--out', out, '--tenants', tenants, '--functions', functions, ...args], {
			env,
			say: (text) => said.push(text),
			print: (text) => printed.push(text),
			pack: packAsNetlify,
			sleep: async () => undefined,
		});
	return {
		dir,
		out,
		root,
		tenants,
		functions,
		said,
		printed,
		/** Deploys to the folder of releases. */
		toFolder: (...args: string[]) => run(root, {}, args),
		run,
		seen: (file: string): string | null => {
			const path = join(root, slug, 'current/site', file);
			return existsSync(path) ? readFileSync(path, 'utf8') : null;
		},
	};
}

/** The same with a double of Netlify that serves what is published from `served`. */
export async function makeNetlifyDeploys(slug = 'motors') {
	const deploys = makeDeploys(slug);
	const served = join(deploys.dir, 'served');
	const netlify = new NetlifyDouble(slug, served);
	const url = await netlify.start();
	onTestFinished(() => netlify.stop());
	const env = { NETLIFY_AUTH_TOKEN: doubleToken, NETLIFY_API_URL: url, MOTORS__NETLIFY_SITE_ID: netlify.siteId };
	return { ...deploys, netlify, served, env, deploy: (...args: string[]) => deploys.run('netlify', env, args) };
}

/** A fault that happens so many times to calls of this form. */
export const sometimes =
	(pattern: RegExp, times: number, fault: Exclude<ReturnType<Fault>, null>): Fault =>
	({ method, path }, count) =>
		pattern.test(`${method} ${path}`) && count < times ? fault : null;
