import { html } from 'hono/html';
import { dayMs } from '../../../src/domain/hours/days.ts';
import type { Html } from '../page-frame.ts';
import { number } from '../wording.ts';
import type { SiteCar } from './known-cars.ts';

/** What a list of a site’s cars can be narrowed to, by what the address calls it. */
const views = {
	all: { name: 'On the site', has: () => true },
	'no-photo': { name: 'No photo', has: ({ picture, sold }) => picture === null && !sold },
	'no-price': { name: 'No price', has: ({ prices, sold }) => !sold && shownPrice(prices) === null },
	drops: { name: 'Price drops', has: ({ prices, sold }) => !sold && isDrop(prices) },
	oldest: { name: 'Over 90 days', has: ({ days, sold }) => !sold && days >= 90 },
	sold: { name: 'Sold', has: ({ sold }) => sold !== null },
} as const satisfies Record<string, { name: string; has: (car: ListedCar) => boolean }>;

/** `off`: the cars of the feed that are not on the site. */
export type CarView = keyof typeof views | 'off';

/** A car of a site with what a list of all says of it. `picture`: its address; null without a photo. */
export type ListedCar = SiteCar & { picture: string | null; stock: string; days: number };

const shownPrice = (prices: SiteCar['prices']): number | null => prices.at(-1)?.price ?? null;

function isDrop(prices: SiteCar['prices']): boolean {
	const [now, before] = [shownPrice(prices), prices.at(-2)?.price ?? null];
	return now !== null && before !== null && now < before;
}

/** What `show` in an address asks for; all cars where it asks for something unknown. */
export function carView(asked: string | undefined): CarView {
	if (asked === 'off') return asked;
	return (Object.keys(views) as (keyof typeof views)[]).find((view) => view === asked) ?? 'all';
}

/** The cars of a view, those that have been there longest first. */
export const carsOf = (cars: readonly ListedCar[], view: Exclude<CarView, 'off'>): ListedCar[] =>
	cars.filter((car) => views[view].has(car)).toSorted((one, other) => other.days - one.days);

/** Whole days since a day, `YYYY-MM-DD`. */
export const daysSince = (day: string, now: number): number =>
	Math.max(0, Math.floor((now - Date.parse(`${day}T00:00:00Z`)) / dayMs));

type Chips = { path: string; current: CarView | null; off: number };

/** The views with how many cars each has; one without any is left out. */
export function carChips(cars: readonly ListedCar[], { path, current, off }: Chips): Html {
	const chip = (view: CarView, name: string, count: number): Html | '' =>
		count || view === current || view === 'all'
			? html`<li><a href="${view === 'all' ? path : `${path}?show=${view}`}"${view === current ? html` aria-current="true"` : ''}>${name} ${number(count)}</a></li>`
			: '';
	const own = Object.entries(views).map(([view, { name }]) =>
		chip(view as keyof typeof views, name, carsOf(cars, view as keyof typeof views).length),
	);
	return html`<ul class="tally">${own}${chip('off', 'Not on the site', off)}</ul>`;
}
