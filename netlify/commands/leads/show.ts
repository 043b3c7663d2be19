import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ledgerOf } from '../../delivery/lead-deliveries.ts';
import { careOf, notesOf } from '../../leads/store/lead-care.ts';
import { findAnyLead, markOpened } from '../../leads/store/lead-list.ts';
import { findFiles, readFileBytes } from '../../leads/store/lead-rows.ts';
import { openLead, sealedKeys } from '../../leads/store/sealed-answers.ts';
import type { FileFacts, StoredLead } from '../../platform/db/rows/lead-rows.ts';
import type { Db } from '../../platform/db/schema.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import type { CommandContext } from './context.ts';
import type { LeadsCommand } from './options.ts';

/** Shows a lead as JSON, with its deliveries, files and what the dealership noted, and marks it as opened. */
export async function showLead(
	{ id, files: dir }: Extract<LeadsCommand, { name: 'show' }>,
	{ db, env, now, write }: CommandContext,
): Promise<number> {
	const stored = await findAnyLead(db, id);
	if (!stored) {
		write(`There is no lead ${id}.\n`);
		return 1;
	}
	const lead = openLead(stored, () => vaultOf(env)) ?? stored;
	if (lead.sealed !== null) write(noKey(lead));
	const [files, attempts] = [await findFiles(db, id), await ledgerOf(db, id)];
	const [care, notes] = [(await careOf(db, [id])).get(id) ?? null, await notesOf(db, id)];
	const { token_hash, sealed, ...shown } = lead;
	write(`${JSON.stringify({ ...shown, care, notes, attempts, files }, null, '\t')}\n`);
	if (dir !== null) for (const path of await writeFiles(db, files, dir)) write(`Wrote ${path}.\n`);
	await markOpened(db, id, now());
	return 0;
}

const noKey = (lead: StoredLead): string =>
	`${sealedKeys(lead).join(', ')}: encrypted with a secret that this shell does not have. Set FORECOURT_SECRET, or the old one as FORECOURT_SECRET_PREVIOUS.\n`;

async function writeFiles(db: Db, files: readonly FileFacts[], dir: string): Promise<string[]> {
	await mkdir(dir, { recursive: true, mode: 0o700 });
	const paths: string[] = [];
	for (const [index, { id, name }] of files.entries()) {
		const path = join(dir, `${index + 1}-${name.replace(/[^\p{L}\p{N}._-]+/gu, '_')}`);
		await writeFile(path, await readFileBytes(db, id), { mode: 0o600 });
		paths.push(path);
	}
	return paths;
}
