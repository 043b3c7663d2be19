import type { Block, BlockKind } from '../config/blocks.ts';
import { type BlockData, blockData, type Settings } from './block-data.ts';
import type { Site } from './site.ts';

type DataOf<K extends BlockKind> = K extends keyof BlockData ? BlockData[K] : null;

/** A block with what it shows. */
export type BlockModel<K extends BlockKind = BlockKind> = {
	[Kind in K]: { kind: Kind; settings: Settings<Kind>; data: DataOf<Kind> };
}[K];

/** Adds what a block shows beside its own settings, read from the site. */
export function blockModel(site: Site, settings: Block): BlockModel {
	const resolve = blockData[settings.kind as keyof BlockData] as
		| ((site: Site, settings: Block) => BlockData[keyof BlockData])
		| undefined;
	return { kind: settings.kind, settings, data: resolve?.(site, settings) ?? null } as BlockModel;
}
