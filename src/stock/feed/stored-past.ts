import { z } from 'zod';
import type { PastCar } from '../../domain/stock/past-car.ts';

const text = z.string().max(200);
const address = z.string().max(2_000);

/** A car that is gone as the stock record has it. */
export const storedPastCar = z.strictObject({
	id: z.number(),
	name: text,
	variant: text,
	make: text,
	model: text,
	year: z.number(),
	type: text,
	sold: z.boolean(),
	body: text.optional(),
	price: z.number().optional(),
	stocknum: text.optional(),
	dealership: text.optional(),
	location: z.number().optional(),
	image: address.nullable(),
	line: text,
	facts: z.array(z.tuple([text, text])).max(20),
}) satisfies z.ZodType<PastCar>;
