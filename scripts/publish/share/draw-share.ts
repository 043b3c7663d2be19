import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { DrawnPicture, ShareDrawing } from '../../../src/site/head/share-picture.ts';
import { type OwnFolders, ownFile } from '../read/own-files.ts';
import { shareSvg } from './share-svg.ts';

/** Draws a picture for shares as PNG. Without the car's picture where that has gone from the tenant's own files. */
export function drawShare(drawing: ShareDrawing, assets: OwnFolders): Buffer {
	const found = drawing.picture === null ? null : ownFile(assets, drawing.picture);
	const svg = shareSvg(drawing, found && dataAddress(found.source));
	return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

const types: Readonly<Record<DrawnPicture, string>> = {
	svg: 'image/svg+xml',
	png: 'image/png',
	jpg: 'image/jpeg',
	jpeg: 'image/jpeg',
};

function dataAddress(file: string): string {
	const type = types[extname(file).slice(1).toLowerCase() as DrawnPicture];
	return `data:${type};base64,${readFileSync(file, 'base64')}`;
}
