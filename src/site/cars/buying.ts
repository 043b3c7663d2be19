import type { SiteConfig } from '../../config/site.ts';
import type { CarType } from '../../stock/car/car-parts.ts';

/** What decides how a car is bought. */
type Bought = {
	car_type: CarType;
	/** It is had by the week, and not bought. */
	isSubscribed: boolean;
	/** A deposit online holds it. */
	isReservable: boolean;
};

/**
 * How it goes on from a car's page to its keys: the steps of its kind, with a word on the deposit where one holds it. Null where the
 * dealer has written none of it (CAR-1).
 */
export function carBuying({ car_type, isSubscribed, isReservable }: Bought, { buying }: SiteConfig['car_page']) {
	const kind = isSubscribed ? 'subscription' : car_type;
	const steps = buying.steps
		.filter((step) => step.for?.includes(kind) ?? true)
		.map(({ title, text, with_deposit }) => ({
			title,
			text: [text, isReservable && with_deposit].filter(Boolean).join(' ') || undefined,
		}));
	return steps.length === 0 ? null : { heading: buying.heading, steps };
}
