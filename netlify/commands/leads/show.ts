import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAnyLead, ledgerOf, markOpened } from '../../db/lead-list.ts';
import { findFiles, readFileBytes } from '../../db/leads.ts';
import type { Db, FileFacts } from '../../db/schema.ts';
import type { LeadsCommand } from './options.ts';
import type { Surroundings } from './surroundings.ts';

/** Shows a lead as JSON, with its deliveries and files, and marks it as opened. */
export async function showLead(
	{ id, files: dir }: Extract<LeadsCommand, { name: 'show' }>,
	{ db, now, write }: Surroundings,
): Promise<number> {
	const lead = await findAnyLead(db, id);
	if (!lead) {
		write(`There is no lead ${id}.\n`);
		return 1;
	}
	const [files, attempts] = [await findFiles(db, id), await ledgerOf(db, id)];
	write(`${JSON.stringify({ ...lead, attempts, files }, null, '\t')}\n`);
	if (dir !== null) for (const path of await writeFiles(db, files, dir)) write(`Wrote ${path}.\n`);
	await markOpened(db, id, now());
	return 0;
}

async function writeFiles(db: Db, files: readonly FileFacts[], dir: string): Promise<string[]> {
	await mkdir(dir, { recursive: true });
	const paths: string[] = [];
	for (const [index, { id, name }] of files.entries()) {
		const path = join(dir, `${index + 1}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '_')}`);
		await writeFile(path, await readFileBytes(db, id));
		paths.push(path);
	}
	return paths;
}
