import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { writeWhole } from '../../publish/disk/write-whole.ts';

const noteSchema = z.object({ key: z.string(), deploy: z.string(), at: z.int() });

/** A deploy that was begun; `key` is a hash of everything that it is to hold. */
export type ResumeNote = z.output<typeof noteSchema>;

/** After this time Netlify may have given a deploy up, in seconds. */
const lifeSeconds = 6 * 3600;

/** The deploy that an earlier run began and did not end, if it was of the same contents. */
export function unfinished(file: string, key: string, now: number): string | null {
	if (!existsSync(file)) return null;
	try {
		const note = noteSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
		return note.key === key && now - note.at < lifeSeconds ? note.deploy : null;
	} catch {
		// Damaged: a new deploy is begun.
		return null;
	}
}

export const noteUnfinished = (file: string, note: ResumeNote): void => writeWhole(file, `${JSON.stringify(note)}\n`);

export const forgetUnfinished = (file: string): void => rmSync(file, { force: true });
