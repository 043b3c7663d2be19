import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { albums } from './albums.ts';
import { develop } from './develop.ts';
import { compose } from './scene.ts';

/** Where a tenant's photos are, below its folder. */
export const photosFolder = 'assets/photos';

/**
 * Takes the photos that are missing, and removes those that no sample shows. What is there stays as it is, since another
 * version of sharp writes other bytes.
 */
export async function takePhotographs(project: string): Promise<void> {
	for (const [dir, shots] of Object.entries(albums)) {
		const folder = join(project, dir, photosFolder);
		mkdirSync(folder, { recursive: true });
		const names = new Set(shots.map(({ name }) => `${name}.jpg`));
		for (const name of readdirSync(folder)) if (!names.has(name)) rmSync(join(folder, name));
		const missing = shots.filter(({ name }) => !existsSync(join(folder, `${name}.jpg`)));
		for (const shot of missing)
			writeFileSync(join(folder, `${shot.name}.jpg`), await develop(await compose(shot), shot));
		process.stdout.write(`${dir}/${photosFolder}: ${shots.length} photos, ${missing.length} taken\n`);
	}
}
