import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { whileUnchanged } from './while-unchanged.ts';

/** The rules of one published site, read with Netlify's own parsers so that they mean what they mean there. */
export type SiteRules = {
	/** The `_redirects` rule for a request, if there is one. */
	redirectFor: (request: Request) => ReturnType<RedirectsHandler['match']>;
	/** What `_headers` adds to the answer for an address. A later rule wins over an earlier one. */
	headersFor: (pathname: string) => Record<string, string>;
};

/** Gives the rules of the site in a folder, and reads them again once they have changed. */
export const createRulesReader = (): ((root: string) => Promise<SiteRules>) =>
	whileUnchanged((root) => ['_redirects', '_headers'].map((name) => join(root, name)), readRules);

async function readRules(root: string): Promise<SiteRules> {
	// The redirects engine throws without these two, although nothing here is signed.
	const jwt = { jwtSecret: '', jwtRoleClaim: '' };
	const redirects = new RedirectsHandler({ ...jwt, configRedirects: [], projectDir: root, publicDir: root });
	const { headers } = await parseAllHeaders({
		headersFiles: [join(root, '_headers')],
		configHeaders: [],
		minimal: false,
	});
	const rules = headers.flatMap((rule) => ('forRegExp' in rule ? [rule] : []));
	return {
		redirectFor: (request) => redirects.match(request),
		headersFor: (pathname) => {
			const matching = rules.filter(({ forRegExp }) => forRegExp.test(pathname));
			return Object.fromEntries(
				matching.flatMap(({ values }) => Object.entries(values).map(([name, value]) => [name.toLowerCase(), value])),
			);
		},
	};
}
