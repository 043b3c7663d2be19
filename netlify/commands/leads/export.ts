import { type FileHandle, open } from 'node:fs/promises';
import { lazy } from '../../../src/site/memo.ts';
import { type LeadFilter, type ListedLead, walkLeads } from '../../leads/store/lead-list.ts';
import { openLead } from '../../leads/store/sealed-answers.ts';
import type { Db } from '../../platform/db/schema.ts';
import { vaultOf } from '../../platform/runtime/secrets.ts';
import type { Vault } from '../../platform/runtime/vault.ts';
import type { CommandContext } from './context.ts';
import type { LeadsCommand } from './options.ts';

const columns = [
	'id',
	'tenant',
	'form',
	'category',
	'subcategory',
	'location_id',
	'status',
	'opt_in',
	'consent_text_version',
	'consent_text',
	'created_at',
	'completed_at',
	'opened_at',
] as const;

/** Writes leads with every answer, as CSV (a column for each answer that any of them has) or JSON Lines. */
export async function exportLeads(
	{ filter, format, out }: Extract<LeadsCommand, { name: 'export' }>,
	{ db, env, write }: CommandContext,
): Promise<number> {
	const leads = () => walkOpened(db, { filter, vault: lazy(() => vaultOf(env)) });
	const file = out === null ? null : await open(out, 'w', 0o600);
	const put = (text: string): unknown => (file ? file.write(text) : write(text));
	try {
		const count = format === 'csv' ? await putCsv(leads, put) : await putJsonLines(leads, put);
		if (file) write(`Wrote ${count} leads to ${out}.\n`);
		return 0;
	} finally {
		await closeWhole(file);
	}
}

/** The leads with their encrypted answers opened, if this shell has the key. */
async function* walkOpened(
	db: Db,
	{ filter, vault }: { filter: LeadFilter; vault: () => Vault },
): AsyncGenerator<ListedLead> {
	for await (const lead of walkLeads(db, filter)) yield openLead(lead, vault) ?? lead;
}

type Leads = () => AsyncIterable<ListedLead>;
type Put = (text: string) => unknown;

async function putJsonLines(leads: Leads, put: Put): Promise<number> {
	let count = 0;
	for await (const { outbox, token_hash, sealed, ...lead } of leads()) {
		await put(`${JSON.stringify(lead)}\n`);
		count++;
	}
	return count;
}

/** Walks twice, because only the end shows which answers there are. */
async function putCsv(leads: Leads, put: Put): Promise<number> {
	const answers = new Set<string>();
	for await (const { payload } of leads()) for (const key of Object.keys(payload)) answers.add(key);
	await put(csvLine([...columns, ...[...answers].map((key) => `answer: ${key}`)]));
	let count = 0;
	for await (const lead of leads()) {
		const facts = columns.map((column) => (column.endsWith('_at') ? isoTime(lead[column]) : lead[column]));
		await put(csvLine([...facts, ...[...answers].map((key) => lead.payload[key])]));
		count++;
	}
	return count;
}

const isoTime = (time: unknown): string => (typeof time === 'number' ? new Date(time).toISOString() : '');

async function closeWhole(file: FileHandle | null): Promise<void> {
	await file?.sync();
	await file?.close();
}

/** A line of CSV (RFC 4180). Lists and objects are JSON; null and undefined are empty. */
function csvLine(values: readonly unknown[]): string {
	return `${values.map((value) => csvCell(asText(value))).join(',')}\r\n`;
}

/**
 * A cell that no spreadsheet takes for a formula: one that starts with `= + - @`, a tab or a line break gets an apostrophe in
 * front, which spreadsheets do not show. `+61 491 570 156` → `'+61 491 570 156`.
 */
function csvCell(text: string): string {
	const safe = /^[\s\0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
	return /[",\r\n]|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function asText(value: unknown): string {
	if (value === null || value === undefined) return '';
	return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
