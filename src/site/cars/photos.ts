import type { Car } from '../../stock/car/car.ts';
import { type Image, image } from '../pictures/image.ts';

/** A photo of the gallery and its thumbnail. */
export type Photo = { large: Image; thumbnail: Image };

/** So many photos are on a car's page; more would weigh more than they show. */
const mostPhotos = 30;

const largeSizes = '(max-width: 992px) 100vw, 62vw';
/** Photos that are seen only when asked for come in fewer widths, which keeps the page light. */
const laterWidths = [640, 960, 1600];

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
			...(index > 0 && { widths: laterWidths }),
		}),
		thumbnail: image({
			url: thumbnails[index]?.image.url ?? url,
			alt: '',
			width: 160,
			ratio: 4 / 3,
			kind: 'car',
			widths: [],
		}),
	}));
}
