import { readArguments } from '../program/arguments.ts';
import { type Asked, askedByGitHub } from './asked.ts';
import { repositoryOf } from './changed-tenants.ts';
import { matrixOf, writeGitHub } from './github-outputs.ts';
import { planChanges } from './plan.ts';

const usage = `Usage: npm run plan -- <git ref> | --all | --slug <slug> | --github
Says which tenants a change since a ref touches and why, which are gone, and shares the work out.
  --shards <n>     into at most so many jobs (8)
  --json           the plan as JSON, with a GitHub matrix
  --github         what the event of a GitHub workflow asks for (GITHUB_EVENT_NAME, SINCE, SLUG, REASON): writes count and
                   matrix to GITHUB_OUTPUT
  --tenants <dir>  folder with the tenants (tenants)
  --out <dir>      folder of the last build, whose report tells how many pages a tenant has (dist)`;

const options = {
	all: { type: 'boolean', default: false },
	slug: { type: 'string', multiple: true },
	github: { type: 'boolean', default: false },
	shards: { type: 'string', default: '8' },
	json: { type: 'boolean', default: false },
	tenants: { type: 'string', default: 'tenants' },
	out: { type: 'string', default: 'dist' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** `npm run plan`: returns what it prints. Throws an Error that says what to type instead. */
export function planCommand(args: readonly string[], env: Environment): string {
	const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true }, usage);
	const { slug: slugs = [], all, github } = values;
	const ways = [positionals.length, all, slugs.length, github].filter(Boolean).length;
	if (ways !== 1 || positionals.length > 1)
		throw new Error(`Name one git ref, or --all, --slug or --github.\n${usage}`);
	const asked = github ? askedByGitHub(env, repositoryOf(values.tenants)) : askedInWords({ all, slugs }, positionals);
	const plan = planChanges(asked, { tenantsDir: values.tenants, out: values.out, most: shardsOf(values.shards) });
	if (github) {
		return writeGitHub(plan, { outputs: env['GITHUB_OUTPUT'], summary: env['GITHUB_STEP_SUMMARY'] }) + plan.text;
	}
	if (!values.json) return plan.text;
	const { text: _, ...rest } = plan;
	return `${JSON.stringify({ ...rest, matrix: matrixOf(plan) }, null, '\t')}\n`;
}

function askedInWords({ all, slugs }: { all: boolean; slugs: string[] }, [ref]: readonly string[]): Asked {
	if (all) return { kind: 'all', why: 'All tenants' };
	if (ref === undefined) return { kind: 'slugs', slugs, why: slugs.join(', ') };
	return { kind: 'since', ref, why: `Since ${ref}` };
}

/** GitHub starts at most 256 jobs of a matrix. */
const mostShards = 256;

function shardsOf(text: string): number {
	const count = Number(text);
	if (Number.isInteger(count) && count >= 1 && count <= mostShards) return count;
	throw new Error(`--shards: found ${JSON.stringify(text)}, expected a number from 1 to ${mostShards}.`);
}
