import { z } from 'zod';
import { isPagePath, pagePathWords } from '../domain/addresses/page-path.ts';

/**
 * Kinds of value that many keys share. A schema's error text says what is expected: `explain.ts` prints
 * it after "expected". Patterns have no flags, which JSON Schema, and so an editor, does not know.
 */

/** A text that is not empty. */
export const text = z.string().trim().min(1);

/** The target of a link: a page of the site, an anchor, another site, a phone number or an e-mail address. */
export const link = z
	.string({ error: 'a link: a path such as /contact/, #anchor, https://…, tel:… or mailto:…' })
	.trim()
	.regex(/^(\/(?!\/)|#|\?|https?:\/\/|tel:|mailto:)\S*$/, { abort: true });

/** The address of a picture or file in `public/` or the tenant's `assets/`, or on another host. */
export const asset = z
	.string({ error: 'the address of a file: a path such as /assets/hero.jpg, or https://…' })
	.trim()
	.regex(/^(\/(?!\/)|https?:\/\/)\S+$/);

/** A point of a picture: how far from its left and from its top edge. */
export const focalPoint = z
	.string({ error: 'two percentages, from the left and from the top, such as 70% 60%' })
	.trim()
	.regex(/^(?:100|\d{1,2})% (?:100|\d{1,2})%$/);

/** The last part of an address: `pre-owned-cars`. */
export const pathSlug = z
	.string({ error: 'lower-case letters, digits and hyphens, such as new-cars' })
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** A path of the site itself: `/used-car/list`. */
export const sitePath = z
	.string({ error: 'a path of letters, digits and hyphens that starts with a slash, such as /used-car/list' })
	.regex(/^\/(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$/, { abort: true })
	.refine(isPagePath, { error: pagePathWords });

/** The address of a page. If it is a path, the site builds the page, so the path must be one that it may use. */
export const pageLink = link.refine((value) => !value.startsWith('/') || isPagePath(value.replace(/[?#].*$/s, '')), {
	error: pagePathWords,
});

/** A whole number above 0. */
export const id = z.int().positive();

/** A whole number from 0. */
export const count = z.int().nonnegative();

/** An average of stars. */
export const rating = z.number().min(0).max(5);

export const phone = z
	.string({ error: 'a phone number of digits, spaces, brackets, + and hyphens, in quotes' })
	.trim()
	.regex(/^[+\d][\d ()-]{4,}$|^\(\d[\d ()-]{4,}$/);

/** What a review can be about, where a page shows only those: `selling` a vehicle to the dealer, or trading it in. */
export const reviewSubject = z.enum(['selling']);

/** A text, or a list of texts; read as a list. */
export const texts = z
	.union([text, z.array(text)], { error: 'a text or a list of texts' })
	.transform((value) => (Array.isArray(value) ? value : [value]));

/** A switch that is off unless the tenant says so. */
export function off(description: string) {
	return z.boolean().default(false).describe(description);
}
