import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/config/site.ts';
import { searchPath } from '../../src/domain/addresses/search-path.ts';
import { checkoutPath, vehiclePath } from '../../src/domain/addresses/vehicle-path.ts';
import {
	contactPath,
	homePath,
	locationsPath,
	privacyPath,
	savedPath,
	signInPath,
	successPath,
} from '../../src/site/pages/links.ts';

export const pageNames = [
	'home',
	'stock',
	'car',
	'checkout',
	'saved',
	'contact',
	'place',
	'locations',
	'finance',
	'trade-in',
	'content',
	'model',
	'blog',
	'article',
	'privacy',
	'sign-in',
	'success',
	'gone',
	'not-found',
] as const;
export type PageName = (typeof pageNames)[number];

/** A page to look at. */
export type KeyPage = { name: PageName; path: string };

/** The pages that the built site in `root` has of those named: one of each kind. */
export function keyPages(config: SiteConfig, root: string, names: readonly PageName[] = pageNames): KeyPage[] {
	const paths = pathsOf(config, root);
	return names.flatMap((name) => {
		const path = paths[name];
		return path && isBuilt(root, path) ? [{ name, path }] : [];
	});
}

function pathsOf(config: SiteConfig, root: string): Record<PageName, string | undefined> {
	const car = carSlug(config, root);
	const blog = ['/blog/', '/news/'].find((path) => isBuilt(root, path));
	const known = new Set<string>(['/finance/', '/trade-in/', privacyPath, homePath]);
	return {
		home: homePath,
		stock: searchPath(config),
		car: car && vehiclePath(config.template, car),
		checkout: car && checkoutPath(config.template, car, config.car_page.checkout_path),
		saved: savedPath(config.garage_settings.prefix),
		contact: contactPath,
		place: firstBelow(root, '/contact-us/'),
		locations: locationsPath,
		finance: '/finance/',
		'trade-in': '/trade-in/',
		content: Object.keys(config.pages).find((path) => !known.has(path) && isBuilt(root, path)),
		model: ['/models/', '/vehicles/', '/new-cars/'].map((path) => firstBelow(root, path)).find(Boolean),
		blog,
		article: blog && firstBelow(root, blog),
		privacy: privacyPath,
		'sign-in': signInPath,
		success: successPath,
		gone: '/gone/',
		'not-found': '/404.html',
	};
}

/** The first car, in alphabetical order, so that two runs show the same one. */
function carSlug({ template }: SiteConfig, root: string): string | undefined {
	const [folder = ''] = vehiclePath(template, '*').split('*');
	return foldersIn(join(root, folder)).find((name) => /\d/.test(name));
}

function firstBelow(root: string, path: string): string | undefined {
	const name = foldersIn(join(root, path)).find((folder) => isBuilt(root, `${path}${folder}/`));
	return name && `${path}${name}/`;
}

const foldersIn = (dir: string): string[] =>
	existsSync(dir)
		? readdirSync(dir, { withFileTypes: true })
				.filter((entry) => entry.isDirectory())
				.map(({ name }) => name)
				.sort()
		: [];

const isBuilt = (root: string, path: string): boolean =>
	existsSync(join(root, path.endsWith('/') ? `${path}index.html` : path));
