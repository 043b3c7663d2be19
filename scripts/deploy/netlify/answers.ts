import { z } from 'zod';

/** What of Netlify's answers is used. Its API may add to them at any time. */
export const deployAnswer = z.object({
	id: z.string(),
	state: z.string().default(''),
	required: z.array(z.string()).nullish(),
	required_functions: z.array(z.string()).nullish(),
	error_message: z.string().nullish(),
	deploy_ssl_url: z.string().nullish(),
	ssl_url: z.string().nullish(),
	title: z.string().nullish(),
	context: z.string().nullish(),
	created_at: z.string().nullish(),
	published_at: z.string().nullish(),
	draft: z.boolean().nullish(),
});

export type DeployAnswer = z.output<typeof deployAnswer>;

export const deployList = z.array(deployAnswer);

export const siteAnswer = z.object({
	id: z.string(),
	name: z.string().nullish(),
	ssl_url: z.string().nullish(),
	url: z.string().nullish(),
	published_deploy: deployAnswer.nullish(),
});

/** The files of the deploy that is published: paths start with a slash. */
export const fileList = z.array(z.object({ path: z.string(), sha: z.string(), size: z.int().nullish() }));

/** For answers of which nothing is used. */
export const anyAnswer = z.unknown();
