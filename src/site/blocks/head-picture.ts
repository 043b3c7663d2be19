import { visibleLocations } from '../../domain/places/location-list.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import type { BlockModel } from './block-model.ts';

/** Blocks that leave the top of a page without a picture: all others show one, or a form, in the first screen. */
const bare: ReadonlySet<string> = new Set(['rich-text', 'usps', 'faq', 'steps', 'price-list', 'finance-calculator']);

/**
 * The dealer's place beside the heading of a page that would begin without a picture; null on any other, on a page of nothing but
 * text, such as the terms, and where no place has a picture.
 */
export function headPicture(blocks: readonly BlockModel[], { config }: Pick<Site, 'config'>): Image | null {
	const [first] = blocks;
	if (!first || !bare.has(first.kind) || blocks.every(({ kind }) => kind === 'rich-text')) return null;
	const places = visibleLocations(config.locations);
	const pictured = places.filter((place) => place.image);
	const place = pictured.find(({ primary }) => primary) ?? pictured[0];
	return place?.image ? image({ url: place.image.url, alt: '', width: 480, ratio: 2, kind: 'location' }) : null;
}
