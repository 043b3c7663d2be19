import { isoDay } from '../hours/days.ts';

/**
 * The day on which a car came in: the one that its feed says, unless the site had the car before, else the first day
 * with it on the site. On the site's own first day every car is new to it, which says nothing: then only the feed knows.
 */
export function arrivalDay(
	car: { created_at_timestamp?: number | undefined },
	{ since, began }: { since: string; began: string },
): string | undefined {
	const { created_at_timestamp: created } = car;
	const told = created === undefined ? undefined : isoDay(created);
	if (told !== undefined && told <= since) return told;
	return since > began ? since : undefined;
}
