import { z } from 'zod';
import { page } from './blocks.ts';

const taken = /^\/(?:api|mock|_astro|_app|search|cars|motorcycles|campers)(?:\/|$)/;

/** A page's path, read with a slash at both ends. */
const pagePath = z
	.string()
	.regex(/^\/?(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+)?$|^\/$/, {
		error: 'a path of lower-case letters, digits and hyphens, such as /about-us/',
	})
	.refine((path) => !taken.test(path), {
		error: 'a path that the platform does not use itself (such as /cars or /api)',
	})
	.transform((path) => `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/'));

/** Pages of blocks, by path; a page replaces the template's page of that path. */
export const pages = z.record(pagePath, page);
