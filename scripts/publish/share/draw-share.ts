import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { ShareDrawing } from '../../../src/site/head/share-picture.ts';
import { shareSvg } from './share-svg.ts';

/** Draws a picture for shares as PNG. `clientDir` has the drawings that it may show, under `pictures/`. */
export function drawShare(drawing: ShareDrawing, clientDir: string): Buffer {
	const picture = drawing.picture === null ? null : readFileSync(join(clientDir, drawing.picture), 'utf8');
	return new Resvg(shareSvg(drawing, picture), { font: { loadSystemFonts: false } }).render().asPng();
}
