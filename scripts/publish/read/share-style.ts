import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPicture } from '../../../src/site/cars/card-fields.ts';
import { isOwnPicture, type ShareStyle } from '../../../src/site/share/share-picture.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { contentHash } from '../../program/content-hash.mjs';
import { hashOf } from '../disk/hash.ts';
import { type OwnFolders, ownFile } from './own-files.ts';

/** What draws: for the build and for the function, what both use, and what only one does. */
const drawing = ['src/contract/share-drawing.ts', 'src/site/share', 'scripts/publish/share', 'netlify/shares'];

/** The packages that draw, and that bring the letters. */
const drawers = /^(?:sharp|@jsquash\/jpeg|fontkitten|@fontsource-variable\/.+)$/;

/**
 * What the look of pictures for shares depends on beside what they show: the code that draws them, the packages that it draws
 * with, and the pictures of these cars that are the tenant's own files. `project` is the folder of the project.
 */
export function shareStyle(project: string, cars: readonly Car[], assets: OwnFolders): ShareStyle {
	const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Project;
	const versions = Object.entries(dependencies).filter(([name]) => drawers.test(name));
	const code = hashOf(JSON.stringify([contentHash(project, drawing), versions]));
	const shown = new Set(cars.flatMap((car) => cardPicture(car) ?? []).filter(isOwnPicture));
	const pictures = [...shown].sort().flatMap((url) => {
		const found = ownFile(assets, url);
		return found ? [[url, hashOf(readFileSync(found.source))] as const] : [];
	});
	return { code, pictures: Object.fromEntries(pictures) };
}

type Project = { dependencies: Record<string, string> };
