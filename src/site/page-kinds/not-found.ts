import { homePath } from '../links.ts';
import { pageKind } from '../page-kind.ts';

/** What the host answers to a path that the site does not have. */
export const notFound = pageKind({
	pages: () => [{ path: '/404/', params: null }],
	model: () => ({ title: 'Page not found', homePath }),
	indexed: false,
});
