import { visibleLocations } from '../../domain/places/location-list.ts';
import { type PageSubject, pageSubject } from '../../domain/words/page-subject.ts';
import type { Template } from '../../domain/words/template.ts';
import { privacyPath } from '../pages/links.ts';
import { type Image, image } from '../pictures/image.ts';
import type { Site } from '../site.ts';
import type { BlockModel } from './block-model.ts';

/** Blocks that leave the top of a page without a picture: all others show one, or a form, in the first screen. */
const bare: ReadonlySet<string> = new Set([
	...['rich-text', 'usps', 'faq', 'steps', 'price-list', 'finance-calculator', 'call-to-action'],
]);

/** What is drawn beside a heading: the page's subject, with what the dealer sells. */
export type PageScene = { subject: PageSubject; template: Template };

export type HeadArt = { picture: Image | null; scene: PageScene | null };

const legalPaths: ReadonlySet<string> = new Set([privacyPath, '/terms-and-conditions/']);

const none: HeadArt = { picture: null, scene: null };

/**
 * What stands beside the heading of a page that would begin without a picture: the dealer's picture for its subject, else a drawing of the
 * subject, and on a page about the dealer itself the main place. Nothing on any other, on a page of nothing but text, such as the
 * terms, and where no place has a picture.
 */
export function headArt(path: string, blocks: readonly BlockModel[], { config }: Pick<Site, 'config'>): HeadArt {
	const [first] = blocks;
	const isLaw = legalPaths.has(path) || blocks.every(({ kind }) => kind === 'rich-text');
	if (!first || !bare.has(first.kind) || isLaw) return none;
	const subject = pageSubject(path, first.kind);
	const own = subject && config.head_pictures[subject];
	if (own) return { ...none, picture: besideHeading(own) };
	if (subject) return { ...none, scene: { subject, template: config.template } };
	const pictured = visibleLocations(config.locations).filter((place) => place.image);
	const place = pictured.find(({ primary }) => primary) ?? pictured[0];
	return { ...none, picture: place?.image ? besideHeading(place.image.url) : null };
}

const besideHeading = (url: string): Image => image({ url, alt: '', width: 480, ratio: 2, kind: 'location' });
