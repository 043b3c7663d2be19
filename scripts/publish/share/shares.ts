import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '../../../src/site/pages/page-table.ts';
import { type SharePicture, sharePicture } from '../../../src/site/share/share-picture.ts';
import type { Site } from '../../../src/site/site.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { ShareFile } from '../plan/state.ts';
import type { OwnFolders } from '../read/own-files.ts';
import { wholePictureSize } from './whole-picture.ts';

type Where = {
	/** The tenant's own files, which pictures may show. */
	assets: OwnFolders;
	/** Folder of pictures drawn before: their names have the hash of what they show, so that one is never drawn twice. */
	kept: string;
	/** Takes over a file from elsewhere as this file of the site. */
	take: (source: string, share: ShareFile) => void;
	/** Writes this file of the site. */
	write: (share: ShareFile, body: Buffer) => void;
};

/** Puts the picture for a page's shares, or its drawing, into the site and names its file; null where the page has none. */
export function createShares(
	site: Site,
	{ assets, kept, take, write }: Where,
): (page: Page) => Promise<ShareFile | null> {
	return async (page) => {
		const picture = sharePicture(site, page);
		if (!picture) return null;
		const { file, drawing } = picture;
		if (file.endsWith('.json')) {
			const body = Buffer.from(`${JSON.stringify(drawing)}\n`);
			write({ file, bytes: body.length }, body);
			return { file, bytes: body.length };
		}
		const source = join(kept, basename(file));
		const bytes = wholePictureSize(source) ?? (await draw(drawing, { assets, file: source }));
		take(source, { file, bytes });
		return { file, bytes };
	};
}

/** Draws a picture into a file, and answers its size in bytes. */
async function draw(
	drawing: SharePicture['drawing'],
	{ assets, file }: { assets: OwnFolders; file: string },
): Promise<number> {
	// Most builds draw nothing, and what draws takes a while to load.
	const { drawShare } = await import('./draw-share.ts');
	const picture = await drawShare(drawing, assets);
	writeWhole(file, picture, { sync: false });
	// What a picture was drawn in is given back between two turns of the event loop, not before.
	await nextTurn();
	return picture.length;
}
