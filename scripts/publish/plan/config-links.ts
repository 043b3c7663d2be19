import { nearest } from '../../../src/config/explain.ts';
import { formatProblem, type Problem } from '../../../src/config/problem.ts';
import type { SiteConfig } from '../../../src/config/site.ts';
import { pagePath } from '../../../src/domain/addresses/pages-path.ts';
import { isVehiclePath } from '../../../src/domain/addresses/vehicle-path.ts';
import type { TenantContent } from '../../../src/site/content/content.ts';
import { internalLinks } from './internal-links.ts';

/** Keys of the config and of a Markdown file's head whose text is the address of a page or file. */
const linkKeys = new Set([
	...['url', 'override_url', 'place_url', 'map_url', 'website_url', 'attribution_url'],
	...['image', 'logo', 'thumb', 'social_image', 'file', 'captions', 'poster'],
	...['facebook', 'instagram', 'youtube', 'linkedin', 'tiktok', 'x'],
]);

/** What a dealer has written: the config, and the texts of the content folder. `file` is the config's name. */
type Written = { file: string; config: SiteConfig; content?: TenantContent | undefined };

type Target = { paths: readonly string[]; isPublished: (path: string) => boolean };

/** The links that lead nowhere. */
export type DeadLinks = {
	/** To pages and files that the site should have. */
	problems: Problem[];
	/** To vehicles that are not on the site: their addresses answer 410 or 404, with others like them. */
	warnings: string[];
	/** The addresses of these vehicles: pages may link to them, because the dealer does. */
	vehicles: ReadonlySet<string>;
};

/**
 * The links in what a dealer has written to pages, files and vehicles that the site will not have, each with its place.
 * They are looked for in every build, whichever pages it renders, so that one that renders few says the same as one that
 * renders all. Stock comes and goes, so a link to a vehicle is a warning; any other dead link is a mistake.
 */
export function deadLinks({ file, config, content }: Written, { paths, isPublished }: Target): DeadLinks {
	const links = [...configLinks(config, file), ...contentLinks(content, config, file)];
	const dead = links.filter(({ path }) => path !== '' && !isPublished(path));
	const isOfVehicle = ({ path }: Link) => isVehiclePath(config.template, path);
	return {
		problems: dead.filter((link) => !isOfVehicle(link)).map((link) => deadLink(link, paths)),
		warnings: [...new Set(dead.filter(isOfVehicle).map((link) => formatProblem(deadVehicle(link))))],
		vehicles: new Set(dead.filter(isOfVehicle).map(({ path }) => path)),
	};
}

type Link = { file: string; place: string; written: string; path: string };

function configLinks(config: SiteConfig, file: string): Link[] {
	const { stock_feed: _, ...rest } = config;
	return linksUnder(rest, config, file);
}

function contentLinks(content: TenantContent | undefined, config: SiteConfig, file: string): Link[] {
	const entries = content ? [...content.articles, ...content.pages, ...content.team, ...content.offers] : [];
	const base = file.replace(/[^/]*$/, '');
	return entries.flatMap(({ html, source = 'content', ...head }) => [
		...linksUnder(head, config, base + source),
		...[...internalLinks(html)].map((path) => ({ file: base + source, place: 'the text', written: path, path })),
	]);
}

function linksUnder(value: object, { use_pages_path }: SiteConfig, file: string): Link[] {
	return [...linksIn(value, '')].map(({ place, link }) => {
		const path = pagePath(link, use_pages_path).replace(/[?#].*$/s, '');
		return { file, place, written: link, path };
	});
}

function deadLink({ file, place, written, path }: Link, paths: readonly string[]): Problem {
	const guess = nearest(path, paths);
	return {
		file,
		path: place,
		found: JSON.stringify(written),
		expected: 'a page or file of this site',
		...(guess !== undefined && { hint: `Did you mean ${JSON.stringify(guess)}?` }),
	};
}

const deadVehicle = ({ file, place, written }: Link): Problem => ({
	file,
	path: place,
	found: JSON.stringify(written),
	expected: 'a vehicle that is on the site',
	hint: 'Visitors who follow the link are told that the vehicle is gone and are shown others. Remove the link, or link to a list of stock.',
});

function* linksIn(value: unknown, place: string): Generator<{ place: string; link: string }> {
	if (typeof value !== 'object' || value === null) return;
	for (const [key, child] of Object.entries(value)) {
		const at = Array.isArray(value) ? `${place}[${key}]` : place ? `${place}.${key}` : key;
		if (typeof child === 'string' && linkKeys.has(key) && /^\/(?!\/)/.test(child)) yield { place: at, link: child };
		else yield* linksIn(child, at);
	}
}
