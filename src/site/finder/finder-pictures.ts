import type { FinderFile } from '../../contract/finder.ts';
import { isSellable } from '../../domain/cars/sellable.ts';
import { cardPicture } from '../cars/card-fields.ts';
import type { Landing } from '../lists/landings.ts';
import { suggestionPicture } from '../pictures/image.ts';

const pictured: readonly Landing['kind'][] = ['make', 'model', 'body'];

/** The photo of the first vehicle of each make, model and body that is for sale. */
export function finderPictures(landings: readonly Landing[]): FinderFile['pictures'] {
	return Object.fromEntries(
		landings
			.filter(({ kind }) => pictured.includes(kind))
			.flatMap(({ key, cars }) => {
				const photo = cars.filter(isSellable).flatMap((car) => cardPicture(car) ?? [])[0];
				return photo ? [[`${key}/`, suggestionPicture(photo)]] : [];
			}),
	);
}
