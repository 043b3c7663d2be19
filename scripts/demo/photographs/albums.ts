import type { StockRecord } from '../stock/record.ts';
import { camperShots } from './camper-shots.ts';
import { motorcycleShots } from './motorcycle-shots.ts';
import type { Shot } from './shot.ts';

/** The samples that have photographs instead of drawings: folder → their photos. */
export const albums: Readonly<Record<string, readonly Shot[]>> = {
	'tenants/red-dirt-campers': camperShots,
	'tenants/throttle-and-tide': motorcycleShots,
};

const mostPhotos = 20;

/** How many photos a vehicle has that had so many drawings: a used bike may have but one photo. */
const photosFor: Readonly<Record<number, number>> = { 0: 0, 1: 1, 2: 4, 3: 9 };

/** A vehicle with photographs for its drawings: of its body and paint first, then close-ups, from a few to twenty. Half of them begin with the photo from further away. */
export function withPhotographs(record: StockRecord, shots: readonly Shot[]): StockRecord {
	const most = photosFor[record.images.length] ?? mostPhotos;
	const urls = photographsOf(record, shots)
		.slice(0, most)
		.map(({ name }) => `/assets/photos/${name}.jpg`);
	return {
		...record,
		images: urls.map((url) => ({ image: { url } })),
		...(urls[0] && { primary_image_url: urls[0] }),
		photos_count: urls.length,
	};
}

/** The photos of what a vehicle's first drawing shows, then those that fit any. */
function photographsOf({ id, images }: StockRecord, shots: readonly Shot[]): Shot[] {
	const [, look] = /\/([\w-]+)-side\.svg$/.exec(images[0]?.image.url ?? '') ?? [];
	if (!look) return [];
	const own = shots.filter(({ name }) => name.startsWith(`${look}-`));
	return [...(Number(id) % 4 < 2 ? own.toSorted(farFirst) : own), ...shots.filter(isOfAny)];
}

const farFirst = (one: Shot, other: Shot): number => Number(isFar(other)) - Number(isFar(one));

const isFar = ({ name }: Shot): boolean => name.endsWith('-far');

const isOfAny = ({ name }: Shot): boolean => !/^(?:motorcycle|adventure|camper)-/.test(name);
