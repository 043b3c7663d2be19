import type { FinderFile } from '../../contract/finder.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { cardPicture } from '../cars/card-fields.ts';
import type { Landing } from '../lists/landings.ts';
import { image } from '../pictures/image.ts';

/** Width of a picture beside a suggestion, in pixels, for sharp screens. */
const width = 112;
const pictured: readonly Landing['kind'][] = ['make', 'model', 'body'];

/** The photo of the first vehicle of each make, model and body that is for sale. */
export function finderPictures(landings: readonly Landing[]): FinderFile['pictures'] {
	return Object.fromEntries(
		landings
			.filter(({ kind }) => pictured.includes(kind))
			.flatMap(({ key, cars }) => {
				const photo = cars.filter(isSellable).flatMap((car) => cardPicture(car) ?? [])[0];
				return photo ? [[`${key}/`, pictureOf(photo)]] : [];
			}),
	);
}

const pictureOf = (url: string): string => image({ url, alt: '', width, ratio: 4 / 3, kind: 'car', widths: [] }).src;
