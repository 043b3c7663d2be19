import { isPagePath } from './page-path.ts';
import { withEndSlash } from './pages-path.ts';

const part = /^[\w.~%!$&'()+,;=@-]+$/;

/**
 * Whether a rule of the host may lead this address elsewhere (ROUTE-16): a path of any website, `/details.aspx`, or with `/*` at its end all
 * below it. Not the whole site, nor what the platform answers itself.
 */
export function isFormerAddress(path: string): boolean {
	if (!path.startsWith('/')) return false;
	const parts = path
		.slice(1)
		.replace(/\/\*?$/, '')
		.split('/');
	return (
		parts.every((name) => part.test(name) && !name.startsWith('.')) &&
		isPagePath(`/${parts[0]?.replace(/[^\w.-]/g, '-')}`)
	);
}

/** The address as the host's rules have it: `/workshop` is `/workshop/`, which stands for both. */
export const asFormerAddress = (path: string): string => (path.endsWith('*') ? path : withEndSlash(path));
