import { knowsCommit } from './git.ts';

/** Which tenants are to be looked at: all of them, some by name, or those that changed since a ref; and why, in a sentence. */
export type Asked = { why: string } & (
	| { kind: 'all' }
	| { kind: 'slugs'; slugs: string[] }
	| { kind: 'since'; ref: string }
);

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What a GitHub event asks for (SITE-16), told by its variables. A push: what changed since the last commit that was deployed
 * whole, `SINCE`; without one, or where it is not in this history any more, everything. A pull request: what its merge changes.
 * By hand or by a trigger: the tenant that `SLUG` names, else everything. The daily run: everything, since NEW badges, sold
 * cars and offers change with the day. Throws an Error for any other event.
 */
export function askedByGitHub(env: Environment, root: string): Asked {
	const event = env['GITHUB_EVENT_NAME'] ?? '';
	const reason = env['REASON'] ? `: ${oneLine(env['REASON'])}` : '';
	if (event === 'schedule') return { kind: 'all', why: 'the daily build' };
	if (event === 'pull_request') return { kind: 'since', ref: 'HEAD^1', why: 'what the pull request changes' };
	if (event === 'workflow_dispatch') {
		const slug = env['SLUG']?.trim();
		if (slug) return { kind: 'slugs', slugs: [slug], why: `${slug} was asked for${reason}` };
		return { kind: 'all', why: `all tenants were asked for${reason}` };
	}
	if (event === 'push') return sinceDeployed(env['SINCE']?.trim() ?? '', root);
	const known = 'push, pull_request, workflow_dispatch or schedule';
	throw new Error(`GITHUB_EVENT_NAME is ${JSON.stringify(event)}, expected ${known}.`);
}

function sinceDeployed(since: string, root: string): Asked {
	if (since === '') return { kind: 'all', why: 'no commit is known to be deployed' };
	if (!knowsCommit(root, since)) {
		return { kind: 'all', why: `the deployed commit ${oneLine(since)} is not in this history` };
	}
	return { kind: 'since', ref: since, why: `what changed since ${since}, which is deployed` };
}

/** A text of other people as one short line. */
const oneLine = (text: string): string =>
	text
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim()
		.slice(0, 200);
