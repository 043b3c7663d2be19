import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../src/config/site.ts';
import { drawingPhotoPath, isOwnDrawing } from '../../../src/site/share/share-picture.ts';
import type { Site } from '../../../src/site/site.ts';
import type { Snapshot } from '../../../src/site/snapshot.ts';
import { hashOf } from '../disk/hash.ts';
import { writeWhole } from '../disk/write-whole.ts';
import { cacheDir } from '../paths.ts';
import { type FoundFile, type OwnFolders, ownFile } from '../read/own-files.ts';
import { wholePictureSize } from './whole-picture.ts';

/** Drawings as photos, for all tenants: many show the same ones. Named by the drawing's contents and the code that draws. */
const keptDir = join(cacheDir, 'drawings');
const mostKept = 2_000;

type Drawn = { site: Site; snapshot: Pick<Snapshot, 'shareStyle'>; assets: OwnFolders };

/**
 * The cars' pictures that are SVG files of the tenant's own, as JPEG files of its site: a function that draws pictures for shares on demand
 * reads no SVG. A drawing that many cars or many sites show is drawn once. What cannot be read is left out; the function
 * then has text in its place.
 */
export async function drawingPhotos({ site, snapshot, assets }: Drawn): Promise<FoundFile[]> {
	if (!isOnDemand(site.config)) return [];
	const photos: FoundFile[] = [];
	for (const picture of Object.keys(snapshot.shareStyle?.pictures ?? {}).filter(isOwnDrawing)) {
		const style = site.shareStyle(picture);
		const found = ownFile(assets, picture);
		const source = found && (await keptPhoto(hashOf(style), found.source));
		if (source) photos.push({ source, file: drawingPhotoPath(style).slice(1) });
	}
	return photos;
}

const isOnDemand = ({ share_pictures }: SiteConfig): boolean => share_pictures === 'on_demand';

/** The kept photo of a drawing, made if there is none that is whole; null where the drawing cannot be read. */
async function keptPhoto(name: string, drawing: string): Promise<string | null> {
	const file = join(keptDir, `${name}.jpg`);
	if (wholePictureSize(file) !== null) {
		utimesSync(file, new Date(), new Date());
		return file;
	}
	// It takes a tenth of a second to load, which sites without drawings save.
	const { photoOfDrawing } = await import('./photo-of-drawing.ts');
	const photo = await photoOfDrawing(drawing);
	if (!photo) return null;
	mkdirSync(keptDir, { recursive: true });
	dropOldest();
	writeWhole(file, photo, { sync: false });
	return file;
}

/** Keeps room for another: those that were used longest ago go. */
function dropOldest(): void {
	const names = readdirSync(keptDir);
	if (names.length < mostKept) return;
	const byUse = names.map((name) => {
		const path = join(keptDir, name);
		// Another build may have dropped it this moment.
		return { path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
	});
	for (const { path } of byUse.sort((one, other) => one.used - other.used).slice(0, mostKept / 10)) {
		rmSync(path, { force: true });
	}
}
