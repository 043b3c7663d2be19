import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import { type CarQuery, carsAddress } from './car-query.ts';
import { type CarView, carsOf, carViews } from './car-views.ts';
import type { ListedCar } from './listed-cars.ts';

type Chips = { path: string; query: CarQuery; off: number };

/** The views with how many cars each has; one without any is left out. */
export function carChips(cars: readonly ListedCar[], { path, query, off }: Chips): Html {
	const chip = (view: CarView, name: string, count: number): Html | '' =>
		count || view === query.view || view === 'all'
			? html`<li><a href="${carsAddress(path, { ...query, view, page: 1 })}"${view === query.view ? html` aria-current="true"` : ''}>${name} ${number(count)}</a></li>`
			: '';
	const own = Object.entries(carViews).map(([view, { name }]) =>
		chip(view as keyof typeof carViews, name, carsOf(cars, view as keyof typeof carViews).length),
	);
	return html`<ul class="tally">${own}${chip('off', 'Not on the site', off)}</ul>`;
}
