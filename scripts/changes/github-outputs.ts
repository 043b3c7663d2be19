import { appendFileSync } from 'node:fs';
import { goneText } from './gone-tenants.ts';
import type { Plan } from './plan.ts';

/** The plan as a GitHub matrix: a job each shard, its slugs as words of a command line. `known` are those that were there before. */
export const matrixOf = ({ shards, fresh }: Pick<Plan, 'shards' | 'fresh'>) => ({
	include: shards.map(({ shard, key, slugs, pages }) => ({
		shard,
		key,
		pages,
		slugs: slugs.join(' '),
		known: slugs.filter((slug) => !fresh.includes(slug)).join(' '),
	})),
});

type Files = { outputs: string | undefined; summary: string | undefined };

/**
 * Writes what the workflow's next jobs read (`count`, `matrix`) and a summary for people, in which tenants that are gone are
 * warned of. Throws an Error where GitHub has not said where.
 */
export function writeGitHub(plan: Plan, { outputs, summary }: Files): string {
	if (!outputs || !summary)
		throw new Error('GITHUB_OUTPUT and GITHUB_STEP_SUMMARY are not set: --github is for GitHub.');
	appendFileSync(outputs, `count=${plan.shards.length}\nmatrix=${JSON.stringify(matrixOf(plan))}\n`);
	appendFileSync(summary, ['```text', plan.text.trimEnd().replaceAll('`', "'"), '```', ''].join('\n'));
	return plan.takeDown.map((gone) => `::warning title=Take down ${gone.slug}::${goneText(gone)}\n`).join('');
}
