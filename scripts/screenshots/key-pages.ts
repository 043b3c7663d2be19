import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../src/config/site.ts';
import { searchPath } from '../../src/domain/addresses/search-path.ts';
import { vehiclePath } from '../../src/domain/addresses/vehicle-path.ts';
import { contactPath, homePath, locationsPath } from '../../src/site/pages/links.ts';

export const pageNames = ['home', 'stock', 'car', 'contact', 'locations', 'content'] as const;
export type PageName = (typeof pageNames)[number];

/** A page to take a picture of. */
export type KeyPage = { name: PageName; path: string };

/** The key pages that the built site in `root` has: one of each kind. */
export function keyPages(config: SiteConfig, root: string): KeyPage[] {
	const paths: Record<PageName, string | undefined> = {
		home: homePath,
		stock: searchPath(config),
		car: firstCar(config, root),
		contact: contactPath,
		locations: locationsPath,
		content: Object.keys(config.pages).find((path) => path !== homePath && isBuilt(root, path)),
	};
	return pageNames.flatMap((name) => {
		const path = paths[name];
		return path && isBuilt(root, path) ? [{ name, path }] : [];
	});
}

function firstCar({ template }: SiteConfig, root: string): string | undefined {
	const [folder = ''] = vehiclePath(template, '*').split('*');
	const dir = join(root, folder);
	const slug = existsSync(dir)
		? readdirSync(dir)
				.sort()
				.find((name) => /\d/.test(name))
		: undefined;
	return slug && vehiclePath(template, slug);
}

const isBuilt = (root: string, path: string): boolean => existsSync(join(root, path, 'index.html'));
