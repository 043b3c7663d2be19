import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ShareDrawing, sharePicture } from '../../../src/site/head/share-picture.ts';
import type { Page } from '../../../src/site/pages/page-table.ts';
import type { Site } from '../../../src/site/site.ts';
import { writeWhole } from '../disk/write-whole.ts';
import type { ShareFile } from '../plan/state.ts';
import { wholePictureSize } from './whole-picture.ts';

type Where = {
	/** Folder with the drawings that pictures show, under `pictures/`. */
	clientDir: string;
	/** Folder of pictures drawn before: their names have the hash of what they show, so that one is never drawn twice. */
	kept: string;
	/** Takes over a file from elsewhere as this file of the site. */
	take: (source: string, share: ShareFile) => void;
};

/** Puts the picture for a page's shares into the site and names its file, `share/…png`; null where the page has none. */
export function createShares(site: Site, { clientDir, kept, take }: Where): (page: Page) => Promise<ShareFile | null> {
	return async (page) => {
		const picture = sharePicture(site, page);
		if (!picture) return null;
		const file = picture.path.slice(1);
		const source = join(kept, basename(file));
		const bytes = wholePictureSize(source) ?? (await draw(picture.drawing, clientDir, source));
		take(source, { file, bytes });
		return { file, bytes };
	};
}

/** Draws a picture into a file, and answers its size in bytes. */
async function draw(drawing: ShareDrawing, clientDir: string, file: string): Promise<number> {
	// Most builds draw nothing, and what draws takes a while to load.
	const { drawShare } = await import('./draw-share.ts');
	const png = drawShare(drawing, clientDir);
	writeWhole(file, png, { sync: false });
	// What a picture was drawn in is given back between two turns of the event loop, not before.
	await nextTurn();
	return png.length;
}
