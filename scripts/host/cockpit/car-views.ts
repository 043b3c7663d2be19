import { html } from 'hono/html';
import { counted, type Html } from '../page-frame.ts';
import { number } from '../wording.ts';
import { type CarOrder, carsAddress } from './car-orders.ts';
import { shownPrice } from './known-cars.ts';
import type { ListedCar } from './listed-cars.ts';

/** Photos from which an advert has enough of them for buyers to call. */
const enoughPhotos = 5;

type Lack = 'no-photo' | 'few-photos' | 'no-price' | 'no-comments';

/** What the advert of a car lacks. */
const lacks: Readonly<Record<Lack, (car: ListedCar) => boolean>> = {
	'no-photo': ({ picture, advert }) => (advert ? advert.photos === 0 : picture === null),
	'few-photos': ({ advert }) => advert !== null && advert.photos > 0 && advert.photos < enoughPhotos,
	'no-price': ({ prices, weekly }) => shownPrice(prices) === null && weekly === null,
	'no-comments': ({ advert }) => advert?.hasComments === false,
};

/** Whether the advert of a car lacks something; one that is sold lacks nothing any more. */
export const isLacking = (car: ListedCar, lack: Lack): boolean => car.sold === null && lacks[lack](car);

/** What the advert of a car lacks, in words: `no photo, no price`; empty for nothing. */
export function lackWords(car: ListedCar): string {
	const photos = car.advert?.photos ?? 0;
	const words = {
		'no-photo': 'no photo',
		'few-photos': `only ${counted(photos, 'photo')}`,
		'no-price': 'no price',
		'no-comments': 'no comments',
	};
	return (Object.keys(lacks) as Lack[])
		.filter((lack) => isLacking(car, lack))
		.map((lack) => words[lack])
		.join(', ');
}

const lacking =
	(...all: readonly Lack[]) =>
	(car: ListedCar): boolean =>
		all.some((lack) => isLacking(car, lack));

/** What a list of a site’s cars can be narrowed to, by what the address calls it. */
const views = {
	all: { name: 'On the site', has: () => true },
	thin: { name: 'Thin adverts', has: lacking('no-photo', 'few-photos', 'no-price', 'no-comments') },
	'no-photo': { name: 'No photo', has: lacking('no-photo') },
	'few-photos': { name: `Under ${enoughPhotos} photos`, has: lacking('few-photos') },
	'no-price': { name: 'No price', has: lacking('no-price') },
	'no-comments': { name: 'No comments', has: lacking('no-comments') },
	drops: { name: 'Price drops', has: ({ prices, sold }) => !sold && isDrop(prices) },
	oldest: { name: 'Over 90 days', has: ({ days, sold }) => !sold && days >= 90 },
	sold: { name: 'Sold', has: ({ sold }) => sold !== null },
} as const satisfies Record<string, { name: string; has: (car: ListedCar) => boolean }>;

/** `off`: the cars of the feed that are not on the site. */
export type CarView = keyof typeof views | 'off';

function isDrop(prices: ListedCar['prices']): boolean {
	const [now, before] = [shownPrice(prices), prices.at(-2)?.price ?? null];
	return now !== null && before !== null && now < before;
}

/** What `show` in an address asks for; all cars where it asks for something unknown. */
export function carView(asked: string | undefined): CarView {
	if (asked === 'off') return asked;
	return (Object.keys(views) as (keyof typeof views)[]).find((view) => view === asked) ?? 'all';
}

/** The cars of a view. */
export const carsOf = (cars: readonly ListedCar[], view: Exclude<CarView, 'off'>): ListedCar[] =>
	cars.filter((car) => views[view].has(car));

type Chips = { path: string; current: CarView; order: CarOrder; off: number; q: string };

/** The views with how many cars each has; one without any is left out. */
export function carChips(cars: readonly ListedCar[], { path, current, order, off, q }: Chips): Html {
	const chip = (view: CarView, name: string, count: number): Html | '' =>
		count || view === current || view === 'all'
			? html`<li><a href="${carsAddress(path, { view, order, q })}"${view === current ? html` aria-current="true"` : ''}>${name} ${number(count)}</a></li>`
			: '';
	const own = Object.entries(views).map(([view, { name }]) =>
		chip(view as keyof typeof views, name, carsOf(cars, view as keyof typeof views).length),
	);
	return html`<ul class="tally">${own}${chip('off', 'Not on the site', off)}</ul>`;
}
