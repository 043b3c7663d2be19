import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults, startDashboard } from './double.ts';

const usage = `Usage: node scripts/testing/dashboard/serve.ts <folder> [--port 8090] [--fault <name>]
A dashboard to try things with: website 7 is <folder>/7.json, read at every call. Then, beside it:
  DASHBOARD_URL=http://127.0.0.1:8090 npm run pull -- <slug>
Faults: ${Object.keys(faults).join(', ')}`;

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { port: { type: 'string', default: '8090' }, fault: { type: 'string' }, help: { type: 'boolean' } },
});
const [folder] = positionals;
const fault = Object.entries(faults).find(([name]) => name === values.fault)?.[1];

if (values.help || folder === undefined || (values.fault !== undefined && !fault)) {
	process.stdout.write(`${usage}\n`);
	process.exitCode = values.help ? 0 : 1;
} else {
	const read = (website: string): string | undefined => {
		const file = join(folder, `${website}.json`);
		return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
	};
	const double = await startDashboard({ port: Number(values.port), read });
	if (fault) double.fail(fault);
	process.stdout.write(`${double.url} answers from ${folder}. Ctrl-C stops it.\n`);
}
