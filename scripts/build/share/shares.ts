import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '../../../src/site/page-table.ts';
import { sharePicture } from '../../../src/site/share-picture.ts';
import type { Site } from '../../../src/site/site.ts';

type Where = {
	/** Folder with the drawings that pictures show, under `pictures/`. */
	clientDir: string;
	/** Folder of pictures drawn before: their names have the hash of what they show, so that one is never drawn twice. */
	kept: string;
	/** Takes over a file that lies elsewhere as this file of the site. */
	take: (source: string, file: string) => void;
};

/** Puts the picture for a page's shares into the site and names its file, `share/…png`; null where the page has none. */
export function createShares(site: Site, { clientDir, kept, take }: Where): (page: Page) => Promise<string | null> {
	return async (page) => {
		const picture = sharePicture(site, page);
		if (!picture) return null;
		const file = picture.path.slice(1);
		const source = join(kept, basename(file));
		if (!existsSync(source)) {
			// Most builds draw nothing, and what draws takes a while to load.
			const { drawShare } = await import('./draw-share.ts');
			mkdirSync(kept, { recursive: true });
			const fresh = `${source}.${process.pid}`;
			writeFileSync(fresh, drawShare(picture.drawing, clientDir));
			renameSync(fresh, source);
			// What a picture was drawn in is given back between two turns of the event loop, not before.
			await nextTurn();
		}
		take(source, file);
		return file;
	};
}
