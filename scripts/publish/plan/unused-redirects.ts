import type { Problem } from '../../../src/config/problem.ts';
import type { SiteConfig } from '../../../src/config/site.ts';
import { asFormerAddress } from '../../../src/domain/addresses/former-address.ts';

/** The addresses of a former website at which this site has a page: the page answers, and the redirect has no effect (ROUTE-16). */
export function unusedRedirects({ redirects }: SiteConfig, paths: ReadonlySet<string>, file: string): Problem[] {
	return redirects.flatMap(({ from }, index) =>
		paths.has(asFormerAddress(from))
			? [
					{
						file,
						path: `redirects[${index}].from`,
						found: JSON.stringify(from),
						expected: 'an address at which this site has no page',
						hint: 'The page answers there, and the redirect has no effect. Remove the redirect.',
					},
				]
			: [],
	);
}
