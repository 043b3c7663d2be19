import { z } from 'zod';

const name = z
	.string({ error: 'Must be text.' })
	.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'Must be lower-case letters, digits and hyphens.' })
	.max(40, { error: 'Must be text of at most 40 characters.' });

/** Body of the call that a visitor has seen a variant of a page, once for each visitor and test (SITE-11). */
export const splitViewBody = z.strictObject({ test: name, variant: name });
