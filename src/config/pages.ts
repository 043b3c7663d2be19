import { z } from 'zod';
import { isPagePath } from '../domain/addresses/page-path.ts';
import { page } from './blocks.ts';

const taken = /^\/?(?:api|mock|_astro|_app|search|cars|motorcycles|campers)(?:\/|$)/;

const pagePath = z
	.string()
	.regex(/^\/?(?:[a-z0-9-]+\/)*(?:[a-z0-9-]+)?$/, {
		error: 'a path of lower-case letters, digits and hyphens, such as /about-us/',
		abort: true,
	})
	.refine((path) => !taken.test(path) && isPagePath(withSlashes(path)), {
		error: 'a path that the platform does not use itself (such as /cars or /api)',
	});

/** Pages of blocks by path, read with a slash at both ends; no two of them may share an address (ROUTE-16). */
export const pages = z
	.record(pagePath, page)
	.superRefine(
		(written, ctx) => {
			const first = new Map<string, string>();
			for (const key of Object.keys(written)) {
				const address = withSlashes(key).replace(/^\/pages(?=\/.)/, '');
				const rival = first.get(address);
				if (rival === undefined) first.set(address, key);
				else
					ctx.addIssue({
						code: 'custom',
						path: [key],
						input: key,
						message: `another path, because ${rival} has the same address`,
					});
			}
		},
		{ when: ({ value }) => typeof value === 'object' && value !== null },
	)
	.transform((written) => Object.fromEntries(Object.entries(written).map(([key, value]) => [withSlashes(key), value])));

function withSlashes(path: string): string {
	return `/${path.replace(/^\/|\/$/g, '')}/`.replace('//', '/');
}
