import { counted } from '../../page-frame.ts';
import { shownPrice } from './known-cars.ts';
import type { ListedCar } from './listed-cars.ts';

/** Photos from which an advert has enough of them for buyers to call. */
export const enoughPhotos = 5;

export type Lack = 'no-photo' | 'few-photos' | 'no-price' | 'no-comments' | 'no-vin';

/** What the advert of a car lacks. */
const lacks: Readonly<Record<Lack, (car: ListedCar) => boolean>> = {
	'no-photo': ({ picture, advert }) => (advert ? advert.photos === 0 : picture === null),
	'few-photos': ({ advert }) => advert !== null && advert.photos > 0 && advert.photos < enoughPhotos,
	'no-price': ({ prices, weekly }) => shownPrice(prices) === null && weekly === null,
	'no-comments': ({ advert }) => advert?.hasComments === false,
	'no-vin': ({ hasVin }) => !hasVin,
};

/** Whether the advert of a car lacks something; one that is sold lacks nothing any more. */
export const isLacking = (car: ListedCar, lack: Lack): boolean => car.sold === null && lacks[lack](car);

/** What buyers miss in an advert. A VIN is missed by advertisers only. */
const thinLacks = ['no-photo', 'few-photos', 'no-price', 'no-comments'] as const satisfies readonly Lack[];

/** All that the advert of a car lacks. */
export const lacksOf = (car: ListedCar): Lack[] =>
	(Object.keys(lacks) as Lack[]).filter((lack) => isLacking(car, lack));

/** What the advert of a car lacks, in words: `no photo, no price`; empty for nothing. */
export function lackWords(car: ListedCar): string {
	const photos = car.advert?.photos ?? 0;
	const words = {
		'no-photo': 'no photo',
		'few-photos': `only ${counted(photos, 'photo')}`,
		'no-price': 'no price',
		'no-comments': 'no comments',
	};
	return thinLacks
		.filter((lack) => isLacking(car, lack))
		.map((lack) => words[lack])
		.join(', ');
}

const lacking =
	(...all: readonly Lack[]) =>
	(car: ListedCar): boolean =>
		all.some((lack) => isLacking(car, lack));

/** What a list of a site’s cars can be narrowed to, by what the address calls it. */
export const carViews = {
	all: { name: 'On the site', has: () => true },
	thin: { name: 'Thin adverts', has: lacking(...thinLacks) },
	'no-photo': { name: 'No photo', has: lacking('no-photo') },
	'few-photos': { name: `Under ${enoughPhotos} photos`, has: lacking('few-photos') },
	'no-price': { name: 'No price', has: lacking('no-price') },
	'no-comments': { name: 'No comments', has: lacking('no-comments') },
	'no-vin': { name: 'No VIN', has: lacking('no-vin') },
	drops: { name: 'Price drops', has: ({ prices, sold }) => !sold && isDrop(prices) },
	oldest: { name: 'Over 90 days', has: isOld },
	quiet: { name: 'Over 90 days, nobody asked', has: (car) => isOld(car) && !isAskedAbout(car) },
	sold: { name: 'Sold', has: ({ sold }) => sold !== null },
} as const satisfies Record<string, { name: string; has: (car: ListedCar) => boolean }>;

function isOld({ days, sold }: ListedCar): boolean {
	return !sold && days >= 90;
}

/** Whether visitors did more lately than look at it. */
function isAskedAbout({ wanted }: ListedCar): boolean {
	return wanted !== null && wanted.leads + wanted.calls > 0;
}

/** `off`: the cars of the feed that are not on the site. */
export type CarView = keyof typeof carViews | 'off';

function isDrop(prices: ListedCar['prices']): boolean {
	const [now, before] = [shownPrice(prices), prices.at(-2)?.price ?? null];
	return now !== null && before !== null && now < before;
}

/** What `show` in an address asks for; all cars where it asks for something unknown. */
export function carView(asked: string | undefined): CarView {
	if (asked === 'off') return asked;
	return (Object.keys(carViews) as (keyof typeof carViews)[]).find((view) => view === asked) ?? 'all';
}

/** The cars of a view. */
export const carsOf = (cars: readonly ListedCar[], view: Exclude<CarView, 'off'>): ListedCar[] =>
	cars.filter((car) => carViews[view].has(car));
