import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardPicture } from '../../../src/site/cars/card-fields.ts';
import { isDrawn, type ShareStyle } from '../../../src/site/head/share-picture.ts';
import type { Car } from '../../../src/stock/car/car.ts';
import { contentHash } from '../../program/content-hash.mjs';
import { hashOf } from '../disk/hash.ts';

/** The packages that draw, and that bring the letters. */
const drawers = /^(?:@resvg\/resvg-js|fontkitten|@fontsource-variable\/.+)$/;

/**
 * What the look of pictures for shares depends on beside what they show: the code that draws them, the packages that it draws
 * with, and our own drawings of these cars. `project` is the folder of the project.
 */
export function shareStyle(project: string, cars: readonly Car[]): ShareStyle {
	const { dependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Project;
	const versions = Object.entries(dependencies).filter(([name]) => drawers.test(name));
	const code = hashOf(JSON.stringify([contentHash(project, ['scripts/publish/share']), versions]));
	const shown = new Set(cars.flatMap((car) => cardPicture(car) ?? []).filter(isDrawn));
	const pictures = [...shown].sort().flatMap((url) => {
		const file = join(project, 'public', url);
		return existsSync(file) ? [[url, hashOf(readFileSync(file))] as const] : [];
	});
	return { code, pictures: Object.fromEntries(pictures) };
}

type Project = { dependencies: Record<string, string> };
