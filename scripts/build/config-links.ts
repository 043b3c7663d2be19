import { nearest } from '../../src/config/explain.ts';
import type { Problem } from '../../src/config/problem.ts';
import type { SiteConfig } from '../../src/config/site.ts';
import { pagePath } from '../../src/domain/pages-path.ts';

/** Keys of the config whose text is the address of a page or file. */
const linkKeys = new Set(['url', 'image', 'logo', 'thumb', 'override_url', 'social_image']);

/**
 * The links of a config to pages or files that its site will not have, each with its place in the config: better than
 * the same dead link reported from every page that shows it.
 */
export function deadConfigLinks(
	config: SiteConfig,
	{ file, paths, isPublished }: { file: string; paths: readonly string[]; isPublished: (path: string) => boolean },
): Problem[] {
	return [...linksIn(config, '')].flatMap(({ place, link }) => {
		const path = pagePath(link, config.use_pages_path).replace(/[?#].*$/s, '');
		if (path === '' || isPublished(path)) return [];
		const guess = nearest(path, paths);
		return {
			file,
			path: place,
			found: JSON.stringify(link),
			expected: 'a page or file of this site',
			...(guess !== undefined && { hint: `Did you mean ${JSON.stringify(guess)}?` }),
		};
	});
}

type Link = { place: string; link: string };

function* linksIn(value: unknown, place: string): Generator<Link> {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, child] of Object.entries(value)) {
		const at = Array.isArray(value) ? `${place}[${key}]` : place ? `${place}.${key}` : key;
		if (typeof child === 'string' && linkKeys.has(key) && /^\/(?!\/)/.test(child)) yield { place: at, link: child };
		else yield* linksIn(child, at);
	}
}
