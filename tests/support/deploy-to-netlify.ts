// Deploys a site to Netlify's double as a process, so that it can be killed. Run by netlify-kill.test.ts.
import { runDeployCommand } from '../../scripts/deploy/command.ts';
import { packAsNetlify } from './netlify-packer.ts';

const say = (text: string): boolean => process.stderr.write(`${text}\n`);
process.exitCode = await runDeployCommand([...process.argv.slice(2), '--to', 'netlify'], {
	env: process.env,
	say,
	print: say,
	pack: packAsNetlify,
	sleep: async () => undefined,
});
