import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';

/** The rules of one published site, read with Netlify's own parsers so that they mean what they mean there. */
export type SiteRules = {
	/** The `_redirects` rule for a request, if there is one. */
	redirectFor: (request: Request) => ReturnType<RedirectsHandler['match']>;
	/** What `_headers` adds to the answer for an address. A later rule wins over an earlier one. */
	headersFor: (pathname: string) => Record<string, string>;
};

/** Gives the rules of the site in a folder, and reads them anew once they have changed. */
export function createRulesReader(): (root: string) => Promise<SiteRules> {
	const known = new Map<string, { version: string; rules: Promise<SiteRules> }>();
	return (root) => {
		const version = versionOf(root);
		const found = known.get(root);
		if (found?.version === version) return found.rules;
		const rules = readRules(root);
		known.set(root, { version, rules });
		return rules;
	};
}

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

function versionOf(root: string): string {
	return ['_redirects', '_headers']
		.map((name) => statSync(join(root, name), { throwIfNoEntry: false }))
		.map((stats) => (stats ? `${stats.ino}:${stats.mtimeMs}:${stats.size}` : 'none'))
		.join(' ');
}
