import { createHash } from 'node:crypto';
import type { FeedOf } from '../../src/config/stock-feed.ts';
import { tenantVariable } from '../../src/domain/words/tenant-variable.ts';
import { type Asked, type FeedTenant, missingVariable, mostFeedBytes } from '../../src/stock/fetch/feed-request.ts';
import { readFetchedText } from '../../src/stock/source/fetched-text.ts';
import { feedFault } from '../../src/stock/source/stock-problem.ts';
import type { StockSource, TextOrigin } from '../../src/stock/source/stock-text.ts';
import { type FetchedFeed, feedBytes } from './fetched-feed.ts';
import { askSftp, type SftpFile } from './sftp/ask-sftp.ts';

type SftpFeed = FeedOf<'sftp'>;
type SftpReading = FeedTenant & { siteFile: string; fetched: FetchedFeed | null } & Pick<
		TextOrigin,
		'onText' | 'known'
	>;

/** Reads a feed over SFTP (SITE-5), or what was fetched of it already. Throws a ProblemError that names the file's address. */
export async function readStockSftp(
	feed: SftpFeed,
	{ siteFile: file, fetched, onText, known, ...tenant }: SftpReading,
): Promise<StockSource> {
	const asked = sftpRequest(feed, tenant);
	if ('fault' in asked) throw feedFault({ file, ...asked.fault });
	const answer = await feedBytes(asked.request, fetched);
	if (!answer.ok) {
		const expected = `a feed at ${feed.url}, on a server with the host key ${feed.host_key}`;
		throw feedFault({ file, path: 'stock_feed.url', found: answer.found, expected });
	}
	return readFetchedText(answer, feed, { onText, known });
}

/**
 * What to ask for a feed over SFTP, with its secrets from the environment. `kept` is the ETag of what is kept of it. Says which
 * variable to set where one is missing; no secret is ever in what is said.
 */
export function sftpRequest(feed: SftpFeed, tenant: FeedTenant): Asked {
	const { url, host_key: hostKey, auth, timeout_seconds } = feed;
	const login: SftpFile['login'] = { username: auth.user };
	for (const [key, name] of secretsOf(auth)) {
		const { called, value } = tenantVariable(tenant.environment, tenant.slug, name);
		if (!value) return { fault: missingVariable(called, tenant.slug) };
		login[key] = key === 'privateKey' ? value.replaceAll('\\n', '\n') : value;
	}
	const request = { url, timeoutMs: timeout_seconds * 1000, maxBytes: mostFeedBytes };
	return {
		request: {
			...request,
			ask: (signal, headers) => askSftp({ url, hostKey, login, kept: headers?.['if-none-match'] }, signal),
		},
	};
}

type Secret = [key: 'password' | 'privateKey' | 'passphrase', name: string];

function secretsOf(auth: SftpFeed['auth']): Secret[] {
	if (auth.kind === 'password') return [['password', auth.password_env]];
	const { private_key_env, passphrase_env } = auth;
	return [['privateKey', private_key_env], ...(passphrase_env ? [['passphrase', passphrase_env] as Secret] : [])];
}

/** Tells a feed from others that a tenant had before; made of names only, not of secrets. */
export const sftpKey = ({ url, host_key, auth }: SftpFeed): string =>
	createHash('sha256')
		.update(JSON.stringify([url, host_key, auth]))
		.digest('hex');
