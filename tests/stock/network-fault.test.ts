import { expect, test } from 'vitest';
import { networkFault } from '../../src/stock/fetch/network-fault.ts';

const failed = (code: string, message: string) =>
	new TypeError('fetch failed', { cause: Object.assign(new Error(message), { code }) });

test.each([
	[
		failed('ENOTFOUND', 'getaddrinfo ENOTFOUND x.example'),
		'no server with this name (getaddrinfo ENOTFOUND x.example)',
	],
	[
		failed('ECONNREFUSED', 'connect ECONNREFUSED ::1:9'),
		'a server that refuses connections (connect ECONNREFUSED ::1:9)',
	],
	[failed('EODD', 'odd'), 'odd'],
	[new TypeError('fetch failed'), 'fetch failed'],
])('SITE-5 what kept a feed from arriving is said in words: %s', (error, words) => {
	expect(networkFault(error)).toBe(words);
});
