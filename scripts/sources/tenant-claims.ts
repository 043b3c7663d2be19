import { shortened } from '../../src/config/explain.ts';
import type { Problem } from '../../src/config/problem.ts';
import { plainDomain } from '../../src/domain/link-kind.ts';
import { readJson } from './json-file.ts';

/** What a tenant wants for itself alone, read without checking the rest of its configuration. */
export type Claims = { folder: string; slug?: string; id?: string; domain?: string; domainKey?: 'domain_name' | 'url' };

const kinds = ['slug', 'domain', 'id'] as const;

/** What the site.json of `folder` claims; nothing where it cannot be read, which its own reading reports. */
export function claimsOf(folder: string, file: string): Claims {
	const json = readJson(file, file);
	const { slug, domain_name, url, id } = Object(json.ok ? json.value : {});
	const named = typeof domain_name === 'string';
	const domain = named ? domain_name : hostOf(url);
	return {
		folder,
		...(typeof slug === 'string' ? { slug } : {}),
		...(domain ? { domain: plainDomain(domain), domainKey: named ? 'domain_name' : 'url' } : {}),
		...(typeof id === 'number' ? { id: String(id) } : {}),
	};
}

/** A problem for each claim of `folder` that another tenant makes too (SITE-1). */
export function sharedClaims(folder: string, claims: readonly Claims[], file: string): Problem[] {
	const own = claims.find((claim) => claim.folder === folder);
	return kinds.flatMap((kind) => {
		const value = own?.[kind];
		const rivals = claims.filter((other) => other.folder !== folder && value !== undefined && other[kind] === value);
		if (value === undefined || rivals.length === 0) return [];
		const path = kind === 'domain' ? (own?.domainKey ?? 'url') : kind;
		const found = kind === 'id' ? value : shortened(value);
		const hint = `${rivals.map((rival) => rival.folder).join(', ')} has it too.`;
		return [{ file, path, found, expected: `${kind === 'id' ? 'an' : 'a'} ${kind} that no other tenant has`, hint }];
	});
}

function hostOf(url: unknown): string | undefined {
	return typeof url === 'string' && URL.canParse(url) ? new URL(url).hostname : undefined;
}
