import { z } from 'zod';

const text = (longest: number) => {
	const error = `Must be text of at most ${longest} characters.`;
	return z.string({ error }).trim().min(1, { error }).max(longest, { error });
};

/** Asks for a time. `replaces`: the token of the time that the visitor has held until now, which becomes free. */
export const holdBody = z.strictObject({
	/** Number of the location. */
	location: z.int({ error: 'Must be the number of a location.' }),
	/** Number of the car. */
	car: text(40).optional(),
	slot: z.string({ error: 'Must be a time such as 2026-11-27T23:30Z.' }).regex(/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
	replaces: text(200).optional(),
});
