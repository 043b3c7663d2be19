/** What a change of a file of the project means for the sites. */
export type Concern = {
	/** Sites are built again: the file is code of pages, or of the build that makes them. */
	sites: boolean;
	/** Functions are packed and deployed again, for every tenant. */
	functions: boolean;
};

/** What pages and functions alike are made of. */
const shared = /^(?:src\/|(?:package(?:-lock)?|tsconfig)\.json$)/;

/** What pages are made of, and the build that makes them. */
const pages =
	/^(?:public\/|scripts\/(?:astro|builder|changes|program|publish|sources|typesense)\/|scripts\/[^/]+\.mjs$|astro\.config\.mjs$)/;

/** The functions, and what packs and deploys them. */
const functions = /^(?:netlify\/|scripts\/netlify\/|scripts\/(?:functions|netlify)\.ts$|netlify\.toml$)/;

/**
 * What a changed file concerns beside the tenant whose folder it may be in: `src/**` and packages both sites and functions,
 * `netlify/**` only functions. Documentation, tests and tools concern neither.
 */
export function concernOf(file: string): Concern {
	if (/(?:^|\/)README\.md$/.test(file)) return { sites: false, functions: false };
	const isShared = shared.test(file);
	return { sites: isShared || pages.test(file), functions: isShared || functions.test(file) };
}
