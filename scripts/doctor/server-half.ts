import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { type Finding, findingLevels } from '../../src/contract/finding.ts';
import { projectDir } from '../publish/paths.ts';

const run = promisify(execFile);
const program = join(projectDir, 'netlify/commands/checkup.ts');
/** Milliseconds for the servers of all tenants. */
const patience = 120_000;

const findings = z.array(
	z.object({ tenant: z.string(), check: z.string(), level: z.enum(findingLevels), text: z.string() }),
);

/**
 * The checks that only the server's code can make: secrets, mail server, receivers of leads, leads. It is a program beside ours,
 * since scripts do not import the functions. What keeps it from running is a finding about every tenant.
 */
export async function serverHalf(slugs: readonly string[], env: NodeJS.ProcessEnv): Promise<Finding[]> {
	try {
		const options = { env, timeout: patience, maxBuffer: 50_000_000, cwd: projectDir };
		const { stdout } = await run(process.execPath, [program, ...slugs], options);
		return findings.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
	} catch (error) {
		const { stderr = '', killed } = Object(error) as { stderr?: string; killed?: boolean };
		const why = killed ? `not done after ${patience / 1000} s` : stderr.trim().split('\n').at(-1) || String(error);
		const text = `secrets, receivers and leads could not be checked: ${why}`;
		return slugs.map((tenant) => ({ tenant, check: 'server', level: 'fault', text }));
	}
}
