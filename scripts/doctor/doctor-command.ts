import type { Finding } from '../../src/contract/finding.ts';
import { readArguments } from '../program/arguments.ts';
import { examine } from './examine.ts';

const usage = `Usage: npm run doctor -- <slug>… | --all
Looks at each tenant's config, feed, photos, address, functions, secrets, mail server, receivers, search index and leads, and
says what to do. It changes nothing and sends nothing. Exit code 1 with a fault.
  --json           the findings as JSON
  --url <address>  where the sites and their functions answer, instead of each site's url; {slug} stands for the slug:
                   http://{slug}.localhost:4321
  --tenants <dir>  folder with the tenants (tenants)
  --out <dir>      folder with the built sites (dist)`;

const options = {
	all: { type: 'boolean', default: false },
	json: { type: 'boolean', default: false },
	url: { type: 'string' },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
} as const;

type Doctor = { env: NodeJS.ProcessEnv; now: number; write: (text: string) => void };

/** `npm run doctor`: resolves with the exit code. Throws an Error that says what to type instead. */
export async function doctorCommand(args: readonly string[], { env, now, write }: Doctor): Promise<number> {
	const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true }, usage);
	if (positionals.length > 0 === values.all) throw new Error(`Name tenants, or --all.\n${usage}`);
	const { url, tenants: tenantsDir, out } = values;
	if (url !== undefined && !/^https?:/.test(URL.parse(url.replaceAll('{slug}', 'slug'))?.protocol ?? '')) {
		throw new Error(`--url: found ${JSON.stringify(url)}, expected an address such as https://dealer.example.`);
	}
	const findings = await examine({ slugs: values.all ? 'all' : positionals, tenantsDir, out, url, env, now });
	write(values.json ? `${JSON.stringify(findings, null, '\t')}\n` : findingsText(findings));
	return findings.some(({ level }) => level === 'fault') ? 1 : 0;
}

const marks = { ok: 'ok     ', note: 'note   ', warning: 'WARNING', fault: 'FAULT  ' } as const;

function findingsText(findings: readonly Finding[]): string {
	const tenants = [...Map.groupBy(findings, ({ tenant }) => tenant)];
	const blocks = tenants.map(([tenant, own]) => {
		const lines = own.map(({ level, check, text }) => `  ${marks[level]}  ${check.padEnd(10)}  ${oneLine(text)}\n`);
		return `${tenant}\n${lines.join('')}`;
	});
	const count = (level: Finding['level']): number => findings.filter((one) => one.level === level).length;
	const summary = `${counted(count('fault'), 'fault')}, ${counted(count('warning'), 'warning')}`;
	return `${blocks.join('')}${counted(tenants.length, 'site')}: ${summary}.\n`;
}

const counted = (total: number, noun: string): string => `${total} ${noun}${total === 1 ? '' : 's'}`;

const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
