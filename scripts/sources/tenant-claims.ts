import { shortened } from '../../src/config/explain.ts';
import type { Problem } from '../../src/config/problem.ts';
import { plainDomain } from '../../src/domain/addresses/link-kind.ts';
import { readJson } from './json-file.ts';

/** What a tenant wants for itself alone, read without checking the rest of its configuration. */
export type Claims = {
	folder: string;
	slug?: string;
	id?: string;
	domain?: string;
	domainKey?: 'domain_name' | 'url';
	/** What its published site claims, where it has one. */
	published?: PublishedClaims | null;
};

/** What a published site says of the tenant that it is of. */
export type PublishedClaims = { id?: string; domain?: string };

const kinds = ['slug', 'domain', 'id'] as const;
type Kind = (typeof kinds)[number];

/**
 * What the config of `folder` claims, from the JSON of its site.json or of all its sources; nothing where that is not an
 * object, which its own reading reports. A domain that it leaves to the dashboard is the one that it was published with.
 */
export function claimsOf(folder: string, config: unknown, published: PublishedClaims | null = null): Claims {
	const { slug, domain_name, url, id } = Object(config ?? {});
	const named = typeof domain_name === 'string';
	const domain = named ? domain_name : (hostOf(url) ?? published?.domain);
	return {
		folder,
		published,
		...(typeof slug === 'string' ? { slug } : {}),
		...(domain ? { domain: plainDomain(domain), domainKey: named ? 'domain_name' : 'url' } : {}),
		...(typeof id === 'number' ? { id: String(id) } : {}),
	};
}

/** What the config of `folder` claims by its site.json. */
export const fileClaims = (folder: string, file: string, published?: PublishedClaims | null): Claims =>
	claimsOf(folder, siteValue(file), published);

/** The JSON of a site.json; undefined where it cannot be read. */
export function siteValue(file: string): unknown {
	const json = readJson(file, file);
	return json.ok ? json.value : undefined;
}

/** A problem for each claim of `folder` that another tenant makes too and has the better right to (SITE-1). */
export function sharedClaims(folder: string, claims: readonly Claims[], file: string): Problem[] {
	const own = claims.find((claim) => claim.folder === folder);
	return kinds.flatMap((kind) => {
		const value = own?.[kind];
		const rivals = claims.filter((other) => other.folder !== folder && value !== undefined && other[kind] === value);
		if (!own || value === undefined || rivals.length === 0) return [];
		const holder = holderOf(kind, value, [own, ...rivals]);
		if (holder === folder) return [];
		const path = kind === 'domain' ? (own.domainKey ?? 'url') : kind;
		const found = kind === 'id' ? value : shortened(value);
		const hint = holder ? `${holder} had it first.` : `${rivals.map((rival) => rival.folder).join(', ')} has it too.`;
		return [{ file, path, found, expected: `${kind === 'id' ? 'an' : 'a'} ${kind} that no other tenant has`, hint }];
	});
}

/**
 * The folder that keeps a claim which several make, so that a copy of a tenant does not stop the tenant. A folder whose
 * site.json has another's slug is a copy; of the others it is the one whose published site has had the claim already.
 * Null where that leaves none or several: nothing tells them apart.
 */
function holderOf(kind: Kind, value: string, rivals: readonly Claims[]): string | null {
	const proper = rivals.filter(({ folder, slug }) => slug === folder);
	const published = proper.filter((claims) => kind !== 'slug' && claims.published?.[kind] === value);
	const [holder, ...others] = proper.length === 1 ? proper : published;
	return holder && others.length === 0 ? holder.folder : null;
}

function hostOf(url: unknown): string | undefined {
	return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : undefined;
}
