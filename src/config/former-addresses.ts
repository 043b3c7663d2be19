import { z } from 'zod';
import { isFormerAddress } from '../domain/addresses/former-address.ts';
import { uniqueBy } from './unique.ts';
import { link } from './value.ts';

const from = z
	.string({
		error:
			'the path of a page of the former website, without its query, such as /workshop.html, or /workshop/* for all below it; not /, /api, /_astro or what else the platform answers',
	})
	.trim()
	.refine(isFormerAddress);

const url = link.refine((value) => /^(?:\/|https?:)/.test(value), {
	error: 'a path of this site such as /service/, or https://…',
});

/** Where the addresses of a dealer's former website lead (ROUTE-16): links and search results from before the move still work. */
export const redirects = uniqueBy(
	z.strictObject({
		from: from.describe('The former address: /workshop.html, or /workshop/* for all below it.'),
		url: url.describe('The page of this site, or another site, that answers for it now.'),
	}),
	'from',
	'redirects',
);
