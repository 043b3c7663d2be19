import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fetchFeed } from '../../scripts/sources/fetch-feed.ts';
import { readStockUrl } from '../../scripts/sources/stock-url.ts';
import { explainIssues } from '../../src/config/explain.ts';
import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { type FeedOf, stockFeedSchema } from '../../src/config/stock-feed.ts';
import { tenantVariable } from '../../src/domain/words/tenant-variable.ts';
import { urlRequest } from '../../src/stock/fetch/feed-request.ts';
import { makeTempDir } from '../support/temp-dir.ts';

async function serve(handle: RequestListener): Promise<string> {
	const server = createServer(handle);
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const feedOf = (feed: Record<string, unknown>) => stockFeedSchema.parse({ type: 'url', ...feed }) as FeedOf<'url'>;
const csv = 'make,model,year\nKia,Rio,2020\n';

async function messageOf(reading: Promise<unknown>): Promise<string> {
	const error = await reading.catch((reason: unknown) => reason);
	return error instanceof ProblemError ? error.problems.map(formatProblem).join('\n') : String(error);
}

describe('SITE-5 a feed’s secrets', () => {
	const tokens = { 'basic-user': 'x', A__FEED: 'of a', B__FEED: 'of b', FEED: 'plain' };

	test.each<[string, Record<string, string>, unknown]>([
		['with the tenant’s prefix', { A__FEED: 'of a', FEED: 'plain' }, { value: 'of a', called: 'A__FEED' }],
		['plain in a process for many tenants: nobody’s', { FEED: 'plain' }, { called: 'A__FEED' }],
		['plain in a process for this tenant', { FEED: 'plain', TENANT: 'a' }, { value: 'plain', called: 'FEED' }],
		['plain in a process for another tenant', { FEED: 'plain', TENANT: 'b' }, { called: 'A__FEED' }],
		['empty', { A__FEED: '' }, { called: 'A__FEED' }],
	])('SITE-5 a variable %s', (_title, environment, expected) => {
		expect(tenantVariable(environment, 'a', 'FEED')).toEqual(expected);
	});

	test.each<[Record<string, string>, (request: IncomingMessage) => unknown, string]>([
		[{ kind: 'token', token_env: 'FEED' }, ({ headers }) => headers.authorization, 'Bearer of a'],
		[
			{ kind: 'basic', user: 'dealer', password_env: 'FEED' },
			({ headers }) => headers.authorization,
			`Basic ${Buffer.from('dealer:of a').toString('base64')}`,
		],
		[{ kind: 'header', header: 'X-Api-Key', value_env: 'FEED' }, ({ headers }) => headers['x-api-key'], 'of a'],
		[{ kind: 'parameter', parameter: 'key', value_env: 'FEED' }, ({ url }) => url, '/stock.csv?v=2&key=of+a'],
	])('SITE-5 %j is sent to the feed’s host, not to one that it redirects to', async (auth, sent, expected) => {
		const seen: unknown[] = [];
		const other = await serve((request, response) => {
			seen.push(JSON.stringify([request.headers, request.url]).includes('of'));
			response.end(csv);
		});
		const origin = await serve((request, response) => {
			seen.push(sent(request), request.headers['accept']);
			response.writeHead(302, { location: `${other}/stock.csv` }).end();
		});
		const feed = feedOf({ url: `${origin}/stock.csv?v=2`, auth, headers: { Accept: 'text/csv' } });
		const { records } = await readStockUrl(feed, { siteFile: 's', slug: 'a', environment: tokens });
		expect(records).toHaveLength(1);
		expect(seen).toEqual([expected, 'text/csv', false]);
	});

	test('SITE-5 a variable that is missing, or cannot be sent, is named, and its value is not', async () => {
		const feed = feedOf({ url: 'https://feeds.example/a.csv', auth: { kind: 'token', token_env: 'FEED' } });
		const said = (environment: Record<string, string>) =>
			messageOf(readStockUrl(feed, { siteFile: 'site.json', slug: 'a', environment }));
		expect(await said({ FEED: 'plain' })).toBe(
			"site.json: stock_feed.auth: found a variable that is not set, expected the environment variable A__FEED, which a's feed needs.",
		);
		const broken = await said({ A__FEED: 'tok\nen' });
		expect(broken).toContain('printable ASCII characters in the environment variable A__FEED');
		expect(broken).not.toContain('tok');
	});

	test('SITE-5 a refusal does not repeat what was sent', async () => {
		const origin = await serve((_, response) => response.writeHead(401).end());
		for (const auth of [
			{ kind: 'parameter', parameter: 'key', value_env: 'FEED' },
			{ kind: 'token', token_env: 'FEED' },
		]) {
			const feed = feedOf({ url: `${origin}/a.csv`, auth });
			const said = await messageOf(readStockUrl(feed, { siteFile: 's', slug: 'a', environment: tokens }));
			expect(said).toBe(`s: stock_feed.url: found status 401 Unauthorized, expected a feed at ${origin}/a.csv.`);
		}
	});

	test.each<[string, Record<string, unknown>, RegExp]>([
		[
			'a password in the address',
			{ url: 'https://u:p4ss@feeds.example/a' },
			/url: found "?\(not shown\)"?, expected an address without/,
		],
		['a secret header', { headers: { 'X-Api-Key': 'k3y' } }, /headers.+a header that is not secret/],
		['a cookie', { headers: { Cookie: 'k3y' } }, /headers.+a header that is not secret/],
		['a token over http', { url: 'http://feeds.example/a', auth: { kind: 'token', token_env: 'T' } }, /https/],
		['the platform’s secret', { auth: { kind: 'token', token_env: 'DATABASE_URL' } }, /not one of the platform’s/],
		['a token in place of its variable', { auth: { kind: 'token', token_env: 's3cret-t' } }, /found \(not shown\)/],
		['a limit that is too long', { timeout_seconds: 3000 }, /timeout_seconds/],
	])('SITE-5 refuses %s', (_title, change, said) => {
		const { error } = stockFeedSchema.safeParse(
			{ type: 'url', url: 'https://feeds.example/a.csv', ...change },
			{ reportInput: true },
		);
		const issues = (error?.issues ?? []).map((issue) => ({ ...issue, path: ['stock_feed', ...issue.path] }));
		const text = explainIssues(issues, 'site.json').map(formatProblem).join('\n');
		expect(text).toMatch(said);
		expect(text).not.toMatch(/p4ss|k3y|s3cret/);
	});
});

describe('SITE-5 a feed that has not changed', () => {
	/** A server that knows the version of its feed, and how often it sent all of it. */
	async function versioned() {
		const state = { body: csv, etag: '"1"', sent: 0, asked: 0 };
		const origin = await serve((request, response) => {
			state.asked++;
			const head = { etag: state.etag, 'last-modified': 'Mon, 01 Jun 2026 00:00:00 GMT', 'content-type': 'text/csv' };
			if (request.headers['if-none-match'] === state.etag) return void response.writeHead(304, head).end();
			state.sent++;
			response.writeHead(200, head).end(state.body);
		});
		const dir = makeTempDir();
		const files = { file: join(dir, 'feed.1'), kept: join(dir, 'kept-feed') };
		const fetchIt = async (change: Record<string, unknown> = {}) => {
			const feed = feedOf({ url: `${origin}/export`, ...change });
			const answer = await fetchFeed(feed, { slug: 'a', environment: {} }, files);
			return answer?.ok ? [readFileSync(answer.file, 'utf8'), answer.type, answer.modified] : answer;
		};
		return { state, dir, fetchIt };
	}
	const whole = [csv, 'text/csv', Date.UTC(2026, 5, 1) / 1000];

	test('SITE-5 is read from what the last build kept of it', async () => {
		const { state, dir, fetchIt } = await versioned();
		expect([await fetchIt(), await fetchIt(), await fetchIt()]).toEqual([whole, whole, whole]);
		expect([state.sent, state.asked]).toEqual([1, 3]);
		Object.assign(state, { body: `${csv}Kia,Rio,2021\n`, etag: '"2"' });
		expect(await fetchIt()).toEqual([state.body, ...whole.slice(1)]);
		expect(await fetchIt()).toEqual([state.body, ...whole.slice(1)]);
		expect(state.sent).toBe(2);
		// One feed is kept, not one for each version.
		expect(readdirSync(dir).filter((name) => name.startsWith('kept-feed'))).toHaveLength(2);
	});

	test('SITE-5 is fetched as a whole where what was kept is damaged, or of another address', async () => {
		const { state, dir, fetchIt } = await versioned();
		await fetchIt();
		await fetchIt({ headers: { Accept: 'text/csv' } });
		expect(state.sent).toBe(2);
		const kept = readdirSync(dir).find((name) => name.startsWith('kept-feed-')) ?? '';
		writeFileSync(join(dir, kept), 'make');
		expect(await fetchIt({ headers: { Accept: 'text/csv' } })).toEqual(whole);
		writeFileSync(join(dir, 'kept-feed.json'), '{');
		expect(await fetchIt({ headers: { Accept: 'text/csv' } })).toEqual(whole);
		expect(state.sent).toBe(4);
	});
});

test('SITE-5 a feed has its own time limit', () => {
	const feed = feedOf({ url: 'https://feeds.example/a.csv', timeout_seconds: 5 });
	expect(urlRequest(feed, { slug: 'a', environment: {} })).toMatchObject({ request: { timeoutMs: 5000 } });
});
