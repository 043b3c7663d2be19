import type { ModelOf } from '../../site/pages/page-table.ts';
import { financeLink, jumpRowHtml } from '../car-page/jump-links.ts';

type Parts = Pick<
	ModelOf<'model'>,
	'offers' | 'variants' | 'features' | 'gallery' | 'specifications' | 'finance' | 'questions' | 'usedOnly'
>;

/** The links to the parts of a model's page, in its order; '' where it has few (ROUTE-17). */
export function modelJumpsHtml({
	offers,
	variants,
	features,
	gallery,
	specifications,
	finance,
	questions,
	usedOnly,
}: Parts): string {
	const [fresh, used] = [true, false].map((isNew) => offers.find((offer) => offer.isNew === isNew));
	const usedLink: [string, string, unknown] = ['used-in-stock', used?.word ?? '', used];
	return jumpRowHtml([
		['new-in-stock', 'In stock', fresh],
		...(usedOnly ? [usedLink] : []),
		['variants', 'Variants', variants.length > 1],
		['features', 'Features', features.length > 0],
		['pictures', 'Pictures', gallery.length > 0],
		['specification', 'Specs', specifications.length > 0],
		['finance', financeLink(finance), finance],
		['questions', 'Questions', questions.length > 0],
		...(usedOnly ? [] : [usedLink]),
	]);
}
