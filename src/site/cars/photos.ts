import type { Car } from '../../stock/car/car.ts';
import { type Image, image } from '../pictures/image.ts';

/** A photo of the gallery and its thumbnail. */
export type Photo = { large: Image; thumbnail: Image };

/** So many photos are on a car's page; more would weigh more than they show. */
const mostPhotos = 30;

const largeSizes = '(max-width: 992px) calc(100vw - 2rem), min(48vw, 42rem)';
/** What phones of 320 to 412 pixels and desktops ask for, so that the first photo, often the largest thing of the page, is no heavier than it must be. */
const firstWidths = [480, 600, 672, 720, 1080, 1280, 1600];
/** Photos that are seen only when asked for come in fewer widths, which keeps the page light; the least is a thumbnail's. */
const laterWidths = [240, 720, 1080, 1600];

/** The photos of a car's page, in the dealer's order. */
export function carPhotos({ images, thumbnails }: Pick<Car, 'images' | 'thumbnails'>, name: string): Photo[] {
	return images.slice(0, mostPhotos).map(({ image: { url } }, index) => ({
		large: image({
			url,
			alt: index === 0 ? name : `Photo ${index + 1}`,
			width: 960,
			ratio: 4 / 3,
			kind: 'car',
			sizes: largeSizes,
			widths: index === 0 ? firstWidths : laterWidths,
		}),
		thumbnail: image({
			url: thumbnails[index]?.image.url ?? url,
			alt: '',
			width: 240,
			ratio: 4 / 3,
			kind: 'car',
			widths: [],
		}),
	}));
}
