import { z } from 'zod';
import { parseDsn } from '../domain/faults/dsn.ts';

/** Where the faults of a site's pages are reported (SITE-17). */
export const errorReporting = z.strictObject({
	dsn: z
		.string()
		.refine((dsn) => parseDsn(dsn) !== null, {
			error: 'a DSN in Sentry’s form without a secret: https://<public key>@<host>/<project number>',
		})
		.describe(
			'DSN of a project at Sentry or a service that takes the same. Every visitor can read it, which is harmless: it allows sending and nothing else.',
		),
});
