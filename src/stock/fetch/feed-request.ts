import { createHash } from 'node:crypto';
import type { FeedAuth } from '../../config/feed-access.ts';
import type { Problem } from '../../config/problem.ts';
import type { FeedOf } from '../../config/stock-feed.ts';
import { type Environment, tenantVariable } from '../../domain/words/tenant-variable.ts';
import type { FetchRequest } from './fetch-bytes.ts';

/** Whose feed it is, and where its secrets are found. */
export type FeedTenant = { slug: string; environment: Environment };

/** What to ask for, or what keeps it from being asked. */
export type Asked = { request: FetchRequest } | { fault: Omit<Problem, 'file'> };

const megabyte = 1_000_000;
export const mostFeedBytes = 200 * megabyte;

/**
 * What to ask for a feed over HTTP, with its secrets from the environment (SITE-5). Says which variable to set where one
 * is missing; no secret is ever in what is said.
 */
export function urlRequest(feed: FeedOf<'url'>, { slug, environment }: FeedTenant): Asked {
	const { url, headers = {}, auth, timeout_seconds } = feed;
	const request = { url, headers, timeoutMs: timeout_seconds * 1000, maxBytes: mostFeedBytes };
	if (!auth) return { request };
	const name = variableOf(auth);
	const { called, value } = tenantVariable(environment, slug, name);
	if (!value) return { fault: missingVariable(called, slug) };
	// fetch refuses other characters with a message that repeats the whole header.
	if (!/^[\x20-\x7e]+$/.test(value)) {
		const expected = `printable ASCII characters in the environment variable ${called}, without a line break`;
		return { fault: { path: 'stock_feed.auth', found: '(not shown)', expected } };
	}
	return { request: withSecret(request, auth, value) };
}

/** The fault of a feed whose secret is not in the environment. */
export const missingVariable = (called: string, slug: string): Omit<Problem, 'file'> => ({
	path: 'stock_feed.auth',
	found: 'a variable that is not set',
	expected: `the environment variable ${called}, which ${slug}'s feed needs`,
});

const variableOf = (auth: FeedAuth): string =>
	auth.kind === 'basic' ? auth.password_env : auth.kind === 'token' ? auth.token_env : auth.value_env;

function withSecret(request: FetchRequest, auth: FeedAuth, secret: string): FetchRequest {
	const sent = (name: string, value: string) => ({ ...request, headers: { ...request.headers, [name]: value } });
	switch (auth.kind) {
		case 'basic':
			return sent('authorization', `Basic ${Buffer.from(`${auth.user}:${secret}`).toString('base64')}`);
		case 'token':
			return sent('authorization', `Bearer ${secret}`);
		case 'header':
			return sent(auth.header, secret);
		case 'parameter': {
			const url = new URL(request.url);
			url.searchParams.set(auth.parameter, secret);
			return { ...request, url: url.href };
		}
	}
}

/** Tells a feed from others that a tenant had before; made of names only, not of secrets. */
export const feedKey = ({ url, headers, auth }: FeedOf<'url'>): string =>
	createHash('sha256')
		.update(JSON.stringify([url, headers, auth]))
		.digest('hex');
