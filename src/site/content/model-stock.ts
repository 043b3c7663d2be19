import type { SiteConfig } from '../../config/site.ts';
import { isFree, isInStock } from '../../domain/cars/sellable.ts';
import { vehicleName } from '../../domain/cars/vehicle-name.ts';
import { capitalised, localiseText } from '../../domain/words/wording.ts';
import { formatMoney } from '../../domain/words/written-number.ts';
import type { Car } from '../../stock/car/car.ts';
import type { Site } from '../site.ts';
import { isFresh, lowestPrice } from './model-facts.ts';
import { askedAt, modelPlaces } from './model-next.ts';
import { freshWord } from './model-offers.ts';

type Model = SiteConfig['models'][number];

/** Cars of a model that its page shows of new and of used ones; the search has all of them. */
const mostCars = 8;
/** Cars that its variants, colours and facts are taken from. */
const mostRead = 200;
/** Pictures of a car in stock, where the config has none. */
const mostPictures = 6;

/** The cars of a model that are for sale, and their cards: new ones and demonstrators, then used ones. */
export function modelStock(site: Site, { name, manufacturer_name: make }: Model) {
	const cards = site.featured(`${filterOf(make, name)} && status:!=sold`, mostRead).filter(({ sold }) => !sold);
	const known = cards.flatMap((card) => {
		const car = site.car(card.slug);
		return car ? [{ card, car }] : [];
	});
	const carsOf = (some: typeof known) => some.map(({ car }) => car);
	const used = capitalised(site.config.labels.used);
	const full = make ? vehicleName(make, name) : name;
	const groups = [
		{
			heading: capitalised(freshWord(carsOf(known))),
			isNew: true,
			of: known.filter(({ car }) => isFresh(car)),
		},
		{ heading: used, isNew: false, of: known.filter(({ car }) => !isFresh(car)) },
	];
	return {
		cars: carsOf(known),
		groups: groups.flatMap(({ heading, isNew, of }) =>
			of.length === 0
				? []
				: [
						{
							heading: `${heading} ${headingText(carsOf(of))}`,
							isNew,
							total: of.length,
							cards: of.slice(0, wholeRows(of.length)).map(({ card }) => card),
							wish: wishText(name, isNew, site.config),
							/** What a form about one of them starts with. */
							values: {
								...askedAt(modelPlaces(site, carsOf(of), make)),
								message: interestIn(isNew ? `the ${full}` : `a ${used.toLowerCase()} ${full}`),
							},
						},
					],
		),
	};
}

/** `in stock (2)`, `in stock (2), 1 on the way, 1 reserved`, `on the way (1)`, `reserved (1)`. */
function headingText(cars: readonly Car[]): string {
	const free = cars.filter(isFree);
	const here = free.filter(isInStock).length;
	const counts = { 'in stock': here, 'on the way': free.length - here, reserved: cars.length - free.length };
	return Object.entries(counts)
		.filter(([, count]) => count > 0)
		.map(([words, count], index) => (index === 0 ? `${words} (${count})` : `${count} ${words}`))
		.join(', ');
}

/** What an enquiry starts with about what has to be ordered. */
export const orderOf = (what: string): string => `I’m interested in ordering ${what}.`;

/** What an enquiry starts with about what nobody has set eyes on yet. */
export const interestIn = (what: string): string => `I’m interested in ${what}.`;

/** What one says who wants another than the few in stock. */
function wishText(name: string, isNew: boolean, { locale }: Pick<SiteConfig, 'locale'>): string {
	const text = isNew
		? `Tell us the variant and colour you want in your ${name}, and we will find it or order it.`
		: `Tell us the year and the price you have in mind, and we will look for a ${name} for you.`;
	return localiseText(text, locale);
}

/** As many of these cars as fill rows of three or of four: the one that would stand alone is among all of them. */
function wholeRows(count: number): number {
	const shown = Math.min(count, mostCars);
	return shown > 4 && shown % 4 > 0 && shown % 3 > 0 ? shown - 1 : shown;
}

/** The config's pictures, else those of one of these cars that has some, a new one first; `car`: whose they are. */
export function galleryOf(
	{ gallery }: Pick<Model, 'gallery'>,
	cars: readonly Car[],
): { urls: string[]; car: Car | null } {
	if (gallery.length > 0) return { urls: gallery, car: null };
	const shown = cars.filter(({ images }) => images.length > 1);
	const car = shown.find(isFresh) ?? shown[0] ?? null;
	const pictures = car?.images.slice(0, mostPictures) ?? [];
	return { urls: pictures.slice(0, wholeRows(pictures.length)).map(({ image }) => image.url), car };
}

/** What a new one costs at least, else a demonstrator, else a used one: `New from`, `$42,990`. */
export function modelPrice(
	{ price_from }: Pick<Model, 'price_from'>,
	{ cars, config: { locale, labels } }: { cars: readonly Car[]; config: Pick<SiteConfig, 'locale' | 'labels'> },
): { condition: Car['car_type']; label: string; amount: number; text: string } | null {
	const lowest = (type: Car['car_type']) => {
		const own = cars.filter(({ car_type }) => car_type === type);
		return lowestPrice(own.filter(isFree)) ?? lowestPrice(own);
	};
	const found = (
		[
			['new', 'New', price_from ?? lowest('new')],
			['demo', 'Demo', lowest('demo')],
			['used', capitalised(labels.used), lowest('used')],
		] as const
	).find(([, , price]) => price !== undefined);
	if (found?.[2] === undefined) return null;
	const [condition, word, amount] = found;
	return { condition, label: `${word} from`, amount, text: formatMoney(amount, locale) };
}

function filterOf(make: string | undefined, model: string): string {
	const exactly = (field: string, value: string) => `${field}:=\`${value.replaceAll('`', '')}\``;
	return [...(make ? [exactly('make', make)] : []), exactly('model', model)].join(' && ');
}
