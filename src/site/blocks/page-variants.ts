import type { BlockPage } from '../../config/blocks.ts';
import type { VariantPage } from '../../config/complete-split-tests.ts';
import { apiBases, splitViewPath } from '../../contract/paths.ts';
import type { SplitTestOnPage } from '../../contract/split-on-page.ts';
import { sameValue } from '../same-value.ts';
import type { Site } from '../site.ts';
import { type BlockModel, blockModels } from './block-model.ts';

/** The head of a page without a hero. */
type HeadModel = { heading: string; intro: string | null };

/** What stands in the place of a part of the page in its variant of this number, from 1; null for nothing. */
type Swap<Part> = { number: number; part: Part | null };

/** The variants of a page (SITE-11). */
export type PageVariants = {
	test: SplitTestOnPage;
	/** What differs in the head, and in each block. */
	head: Swap<HeadModel>[];
	blocks: Swap<BlockModel>[][];
};

type Original = { head: HeadModel | null; blocks: readonly BlockModel[] };

/** The variants of the page with this key, by what differs from it; null for a page without a split test. */
export function pageVariants(site: Site, key: string, original: Original): PageVariants | null {
	const test = site.config.split_tests.find(({ page }) => page === key);
	if (!test) return null;
	const drawn = test.variants.map(({ page }, index) => ({ number: index + 1, ...drawnVariant(site, page) }));
	return {
		test: {
			name: test.name,
			variants: test.variants.map(({ name, share }) => ({ name, share })),
			seen: apiBases[site.config.mock ? 'mock' : 'live'] + splitViewPath,
		},
		head: swapsOf(
			original.head,
			drawn.map(({ number, head }) => ({ number, part: head })),
		),
		blocks: original.blocks.map((block, index) =>
			swapsOf(
				block,
				drawn.map(({ number, blocks }) => ({ number, part: blocks[index] ?? null })),
			),
		),
	};
}

const swapsOf = <Part>(part: Part | null, swaps: readonly Swap<Part>[]): Swap<Part>[] =>
	swaps.filter((swap) => sameValue(part, swap.part) !== part);

/** A page's main heading, else its first block's. A hero shows it itself; otherwise it is in the page's head. */
export function mainHeading({ heading, blocks }: Pick<BlockPage, 'heading' | 'blocks'>): string | null {
	const [first] = blocks;
	return heading ?? (first && first.kind !== 'hero' ? (first.heading ?? null) : null);
}

/** A block that is left out leaves its place empty, so that the others keep theirs. */
function drawnVariant(site: Site, { heading, intro, blocks }: VariantPage) {
	const kept = blocks.filter((block) => block !== null);
	const models = blockModels(site, { heading, blocks: kept }).values();
	const own = mainHeading({ heading, blocks: kept });
	return {
		head: own === null ? null : { heading: own, intro: intro ?? null },
		blocks: blocks.map((block) => (block === null ? null : (models.next().value ?? null))),
	};
}
