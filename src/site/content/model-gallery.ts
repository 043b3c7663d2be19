import type { SiteConfig } from '../../config/site.ts';
import { vehiclePath } from '../../domain/addresses/vehicle-path.ts';
import { distanceText } from '../../domain/cars/distance.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { Car } from '../../stock/car/car.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import { isFresh } from './model-facts.ts';
import { galleryOf } from './model-stock.ts';

type Model = SiteConfig['models'][number];
type Colour = { name: string; picture: string | null; gallery: readonly string[] };

/** The pictures of a model's page, and the car in stock whose they are, where they are one's. */
export type ModelGallery = {
	pictures: Image[];
	/** `Our 2026 Toyota RAV4 Cruiser in Graphite`, `Our used 2014 Golf in blue, 120,000 km`, with its price and its page. */
	car: { text: string; price: string; url: string } | null;
};

/** The same pictures of each colour, in the order of the colours, that of the page's head last; null where they have none of their own. */
export function colourGalleries(colours: readonly Colour[], heading: string): Image[][] | null {
	if (colours.length < 2 || colours.some(({ picture, gallery }) => !picture || gallery.length === 0)) return null;
	return colours.map(({ name, picture, gallery }) =>
		[...gallery, picture ?? ''].map((url, index) => galleryPicture(url, `${heading} in ${name}, picture ${index + 1}`)),
	);
}

/** The pictures in the first colour and the config's, else those of a car in stock, which is named then (ROUTE-17). */
export function modelGallery(
	site: Site,
	model: Model,
	{ heading, cars, painted }: { heading: string; cars: readonly Car[]; painted: Image[][] | null },
): ModelGallery {
	const first = painted?.[0] ?? [];
	const { urls, car } = first.length > 0 ? { urls: model.gallery, car: null } : galleryOf(model, cars);
	const others = urls.map((url, index) => galleryPicture(url, `${heading}, picture ${first.length + index + 1}`));
	return { pictures: [...first, ...others], car: car && named(site, car) };
}

function named(site: Site, car: Car): ModelGallery['car'] {
	const card = site.card(car.slug);
	if (!card) return null;
	const { labels, locale } = site.config;
	const own = isFresh(car) ? [] : [labels.used.toLowerCase()];
	const name = ['Our', ...own, card.name, car.badge].filter(Boolean).join(' ');
	const driven = isFresh(car) || car.km === undefined ? '' : `, ${distanceText(car.km, locale)}`;
	return {
		text: localiseText(`${name}${car.colour ? ` in ${car.colour.toLowerCase()}` : ''}${driven}`, locale),
		price: card.price.text,
		url: vehiclePath(site.config.template, car.slug),
	};
}

const galleryPicture = (url: string, alt: string): Image =>
	image({ url, alt, width: 960, ratio: 3 / 2, kind: 'page', sizes: '(max-width: 767px) 50vw, 33vw' });
