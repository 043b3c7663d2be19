import { type HostCall, type HostFault, type HostOrder, isCallable } from './host-call.ts';

/**
 * A run of the workflow that builds and deploys, by GitHub's REST interface (workflow_dispatch). Its inputs are `slug` and,
 * where they are asked for, `full` and `accept_shrink`.
 */
export function githubWorkflow(env: NodeJS.ProcessEnv, { slug, options }: HostOrder): HostCall | HostFault {
	const {
		FORECOURT_GITHUB_REPOSITORY: repository,
		FORECOURT_GITHUB_TOKEN: token,
		FORECOURT_GITHUB_WORKFLOW: workflow = 'deploy.yml',
		FORECOURT_GITHUB_REF: ref = 'main',
		FORECOURT_GITHUB_API: api = 'https://api.github.com',
	} = env;
	if (!repository || !/^[\w.-]+\/[\w.-]+$/.test(repository)) {
		return { fault: 'Set FORECOURT_GITHUB_REPOSITORY to the repository, as owner/name.' };
	}
	if (!token) return { fault: 'Set FORECOURT_GITHUB_TOKEN to a token that may write actions of the repository.' };
	if (!isCallable(api)) return { fault: 'FORECOURT_GITHUB_API must be an address that starts with https://.' };
	return {
		what: `The workflow ${workflow}`,
		url: `${api.replace(/\/$/, '')}/repos/${repository}/actions/workflows/${encodeURIComponent(workflow)}/dispatches`,
		headers: {
			accept: 'application/vnd.github+json',
			authorization: `Bearer ${token}`,
			'x-github-api-version': '2022-11-28',
		},
		body: { ref, inputs: { slug, ...asText(options) } },
	};
}

/** Inputs of a workflow are texts. */
const asText = (options: HostOrder['options']): Record<string, string> =>
	Object.fromEntries(Object.entries(options).flatMap(([name, on]) => (on ? [[name, 'true']] : [])));
