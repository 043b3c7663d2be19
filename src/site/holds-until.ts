import type { SiteConfig } from '../config/site.ts';
import { newUntil } from '../domain/cars/tag.ts';
import { secondsPerDay } from '../domain/hours/days.ts';
import { listedUntil } from '../domain/stock/sold-window.ts';
import type { Car } from '../stock/car/car.ts';
import { changeUntil } from './cars/notes.ts';
import type { TenantContent } from './content/content.ts';
import { localDate } from './content/local-date.ts';
import { isDated } from './content/open-content.ts';

/** What of a site goes by the clock: its config and texts, and every car of its feed, listed or not. */
type Dated = { config: SiteConfig; content: TenantContent; cars: readonly Car[] };

const halfDay = secondsPerDay / 2;
/** Every time zone's midnight is a whole number of quarters of an hour from that of UTC. */
const quarter = 15 * 60;
/** The longest that a date lasts anywhere: a day with the hour that comes twice in autumn, and a quarter. */
const mostQuarters = 25 * 4 + 1;

/**
 * The first moment after `now` at which the clock alone may change what the site says: a car is no longer new or no
 * longer shown as sold, its page no longer says when it was changed, or a day begins, in UTC (prices, arrivals), half a day later (holiday hours) or at the dealer's
 * (articles, offers). In whole Unix seconds, as `now` is. Whatever else is to go by the clock must have its moments here.
 */
export function holdsUntil({ config, content, cars }: Dated, now: number): number {
	const days = [nextStart(now, 0), nextStart(now, halfDay)];
	if (isDated(content, config)) days.push(nextDate(now, config));
	let first = Math.min(...days);
	for (const car of cars) {
		for (const moment of momentsOf(car, config)) if (moment > now && moment < first) first = moment;
	}
	return first;
}

const nextStart = (now: number, offset: number): number =>
	Math.floor((now - offset) / secondsPerDay + 1) * secondsPerDay + offset;

function momentsOf(car: Car, config: SiteConfig): number[] {
	const { created_at_timestamp: created, sold_date_timestamp: sold } = car;
	const changed = changeUntil(car);
	return [
		...(created === undefined ? [] : [created, newUntil(created)]),
		...(changed === undefined ? [] : [changed]),
		...(sold === undefined ? [] : [listedUntil(sold, config.include_sold_cars_days)]),
	];
}

/** When the next date begins at the dealer's. */
function nextDate(now: number, config: SiteConfig): number {
	const today = localDate(now, config);
	const at = (step: number): number => (Math.floor(now / quarter) + step) * quarter;
	let [same, other] = [0, mostQuarters];
	while (other - same > 1) {
		const middle = Math.floor((same + other) / 2);
		if (localDate(at(middle), config) === today) same = middle;
		else other = middle;
	}
	return at(other);
}
