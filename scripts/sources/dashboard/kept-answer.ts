import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeWhole } from '../../publish/disk/write-whole.ts';

/** The last answer with which a tenant's site was built. */
export type KeptAnswer = {
	/** Address that it came from. */
	url: string;
	/** When it last was the dashboard's answer, in Unix seconds. */
	confirmed: number;
	etag?: string | undefined;
	value: Record<string, unknown>;
};

const keptSchema = z.object({
	format: z.literal('forecourt dashboard answer'),
	version: z.literal(1),
	url: z.string(),
	confirmed: z.int().nonnegative(),
	etag: z.string().optional(),
	value: z.record(z.string(), z.unknown()),
});

/**
 * The kept answer in a file, if it came from `url`: another dashboard's or website's answer is none. Null also for a file
 * that is damaged, since the dashboard can be asked again.
 */
export function readKept(file: string, url: string): KeptAnswer | null {
	let text: string;
	try {
		text = readFileSync(file, 'utf8');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
	const kept = keptSchema.safeParse(parsed(text)).data;
	return kept?.url === url ? kept : null;
}

/** Keeps an answer, whole or not at all. Only its owner may read the file: an answer may hold more than a site shows. */
export function writeKept(file: string, answer: KeptAnswer): void {
	const stored = { format: 'forecourt dashboard answer', version: 1, ...answer };
	writeWhole(file, `${JSON.stringify(stored)}\n`, { mode: 0o600 });
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// Cut short or edited by hand.
		return null;
	}
}
