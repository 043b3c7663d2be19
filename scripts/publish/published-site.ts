const variable = 'FORECOURT_PUBLISHED';

/**
 * The address of the published site, by an option of the command line or by `FORECOURT_PUBLISHED`. In a workflow, the
 * variable must have `{slug}` in it: a job builds whichever tenants the plan gives it, and one that is built alone would
 * be compared with another dealer's site. Throws an Error for a wrong address.
 */
export function publishedSite(
	option: string | undefined,
	slugs: readonly string[] | null,
	env: NodeJS.ProcessEnv = process.env,
): string | undefined {
	if (option !== undefined) return publishedAddress(option, slugs);
	const address = env[variable];
	if (address && env['GITHUB_ACTIONS'] && !address.includes('{slug}')) {
		const found = `${variable} is "${address}", expected an address with {slug} in it`;
		const hint = 'such as https://{slug}.example.com: in a workflow, one variable stands for all sites';
		throw new Error(`${found}, ${hint}. Correct it in the repository's environments (scripts/changes/README.md).`);
	}
	return publishedAddress(address, slugs, variable);
}

/**
 * The address of the published site, checked. It is that of one tenant, so `slugs` must be one (`null`: all tenants),
 * unless it has a `{slug}` in it.
 */
export function publishedAddress(
	address: string | undefined,
	slugs: readonly string[] | null,
	name = '--published',
): string | undefined {
	if (!address) return undefined;
	const example = address.replaceAll('{slug}', 'slug');
	const url = URL.canParse(example) ? new URL(example) : null;
	// Stricter than isLoopback: Node resolves no name below localhost.
	const isThisMachine = url !== null && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
	if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && isThisMachine)) {
		throw new Error(`${name} is "${address}", expected the address of the published site, https://….`);
	}
	if (slugs?.length === 1 || example !== address) return address;
	throw new Error(`${name} is the address of one site: name its tenant, and only that one, or put {slug} in it.`);
}
