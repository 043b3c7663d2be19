import type { ShareDrawing } from '../../../src/contract/share-drawing.ts';
import { indexedPng } from '../../../src/site/share/indexed-png.ts';
import { shareCanvas } from '../../../src/site/share/share-canvas.ts';
import type { OwnFolders } from '../read/own-files.ts';

/** Draws a picture for shares: as JPEG where it has a place for the car's photo, else as PNG with few colours. */
export async function drawShare(drawing: ShareDrawing, assets: OwnFolders): Promise<Buffer> {
	if (drawing.picture === null) return indexedPng(shareCanvas(drawing, { photo: false }));
	// It takes a tenth of a second to load, which sites without such pictures save.
	const { drawWithPhoto } = await import('./draw-with-photo.ts');
	return drawWithPhoto({ ...drawing, picture: drawing.picture }, assets);
}
