import type { Block, BlockKind, BlockPage } from '../../config/blocks.ts';
import { templateFacts } from '../../domain/words/template.ts';
import type { Site } from '../site.ts';
import { type Around, type BlockData, blockData, type Settings } from './block-data.ts';

type DataOf<K extends BlockKind> = K extends keyof BlockData ? BlockData[K] : null;

/** A block with what it shows. Its heading is null where the page's head has it, or where it has none. */
export type BlockModel<K extends BlockKind = BlockKind> = {
	[Kind in K]: { kind: Kind; heading: string | null; settings: Settings<Kind>; data: DataOf<Kind> };
}[K];

/** A page's blocks, each with what it shows beside its own settings, read from the site. */
export function blockModels(site: Site, { heading: own, blocks }: Pick<BlockPage, 'heading' | 'blocks'>): BlockModel[] {
	const shown = new Set<number>();
	const tiles = blocks.flatMap((block) => (block.kind === 'categories' ? block.items : []));
	const makeTiles = tiles.some(({ url }) => /[?&]make=/.test(url));
	return blocks.map((block, index) => {
		const inHead = index === 0 && block.kind !== 'hero' && !own;
		const heading = inHead ? null : (block.heading ?? ownHeading(site, block.kind));
		const finder = blocks.slice(0, index).some((above) => above.kind === 'hero' && above.search === true);
		const data = dataOf(site, block, { shown, finder, tiles: tiles.length > 0, makeTiles });
		for (const id of idsOf(block.kind, data)) shown.add(id);
		return { kind: block.kind, heading, settings: block, data } as BlockModel;
	});
}

/** The cars that a block shows: a row, or those beside pictured offers. */
function idsOf(kind: BlockKind, data: BlockData[keyof BlockData] | null): number[] {
	if (!data) return [];
	if ('cards' in data && kind === 'stock-carousel') return data.cards.map(({ id }) => id);
	if (!('offers' in data)) return [];
	return data.offers.flatMap(({ image, stock }) => (image && stock ? stock.cards.map(({ id }) => id) : []));
}

function dataOf(site: Site, settings: Block, around: Around): BlockData[keyof BlockData] | null {
	const resolve = blockData[settings.kind as keyof BlockData] as
		| ((site: Site, settings: Block, around: Around) => BlockData[keyof BlockData])
		| undefined;
	return resolve?.(site, settings, around) ?? null;
}

/** The heading of a block that cannot do without one. */
function ownHeading({ config }: Site, kind: BlockKind): string | null {
	if (kind === 'search') return `Search our ${templateFacts(config.template).plural}`;
	if (kind === 'stock-carousel') return 'In stock';
	return ownHeadings[kind] ?? null;
}

const ownHeadings: Partial<Record<BlockKind, string>> = {
	'location-cards': 'Our locations',
	'locations-map': 'Our locations',
	form: 'Get in touch',
	reviews: 'What customers say',
	'finance-calculator': 'Work out repayments',
};
