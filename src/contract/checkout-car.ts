import { z } from 'zod';

/** The file beside a car's checkout page (ROUTE-7) that says what a deposit buys: the page shows it, the server checks it. */
export const checkoutCarFile = 'checkout-car.json';

/** A car that can be reserved, as the published site has it (CAR-9, CAR-11). Only such cars have the file. */
export const checkoutCar = z.object({
	id: z.number(),
	slug: z.string(),
	/** `2021 Toyota Hilux SR5`. */
	title: z.string(),
	stocknum: z.string().nullable(),
	/** Path of the car's page. */
	path: z.string(),
	/** What the page shows, in cents. */
	price: z.int().positive(),
	/** In cents. */
	deposit: z.int().positive(),
	/** ISO 4217, in capitals. */
	currency: z.string().length(3),
	processor: z.object({ type: z.string(), key: z.string() }),
	/** What a lead says of the car (FORM-10): the facts that forms about it send. */
	about: z.record(z.string(), z.unknown()),
});

export type CheckoutCar = z.infer<typeof checkoutCar>;
