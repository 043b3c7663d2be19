import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Shot } from './contact-sheet.ts';

/** Where the pictures of the run before are, below the folder of this one's. */
export const keptFolder = 'before';

/**
 * Puts the pictures of an earlier run beside those that are about to be taken: those in `before`, else those that the last run left in
 * `to` for these tenants.
 */
export function keepEarlier(to: string, slugs: readonly string[], before?: string): void {
	for (const slug of slugs) {
		const last = join(before ?? to, slug);
		const place = join(to, keptFolder, slug);
		if (!existsSync(last) || resolve(last) === resolve(place)) continue;
		rmSync(place, { recursive: true, force: true });
		if (before === undefined) moveInto(last, place);
		else cpSync(last, place, { recursive: true });
	}
}

function moveInto(from: string, to: string): void {
	cpSync(from, to, { recursive: true });
	rmSync(from, { recursive: true });
}

/** The shot with its picture of the run before, where there is one. */
export function withEarlier(shot: Shot, to: string): Shot {
	const before = join(to, keptFolder, shot.file);
	if (!existsSync(before)) return shot;
	const same = readFileSync(before).equals(readFileSync(join(to, shot.file)));
	return { ...shot, before: relative(to, before).replaceAll('\\', '/'), same };
}
