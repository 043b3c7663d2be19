import { listTenants } from '../../hosted-tenants.ts';

/** The sites that some words of a search name, with the other words. */
export type NamedSites = { slugs: string[]; rest: string };

/** Letters of a word behind the first ones that may name a site. */
const shortestName = 3;

/** Each way to take words that stand together as the name of sites, where they are some: the longest first, of those the first. */
export function namedSites(q: string, out: string): NamedSites[] {
	const words = q.trim().split(/\s+/);
	const tenants = listTenants(out).map(({ slug, report }) => ({ slug, name: `${report?.name ?? ''} ${slug}` }));
	const ways: NamedSites[] = [];
	for (let count = words.length - 1; count > 0; count--) {
		for (let at = 0; at + count <= words.length; at++) {
			const named = words.slice(at, at + count).join(' ');
			if (at > 0 && named.length < shortestName) continue;
			const slugs = tenants.filter(({ name }) => isNamed(name, named)).map(({ slug }) => slug);
			if (slugs.length > 0) ways.push({ slugs, rest: words.toSpliced(at, count).join(' ') });
		}
	}
	return ways;
}

/** Whether a site is called by words: each begins a word of its name. */
function isNamed(name: string, words: string): boolean {
	const known = name.toLowerCase().split(/[\s-]+/);
	return words
		.toLowerCase()
		.split(/[\s-]+/)
		.every((word) => known.some((one) => one.startsWith(word)));
}
