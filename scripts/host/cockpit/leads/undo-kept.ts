import { randomUUID } from 'node:crypto';
import type { ChangedLead } from '../../../../netlify/fleet/several-leads.ts';

/** Changes of several leads that can be taken back, the oldest first. They are gone when the host ends. */
const kept = new Map<string, readonly ChangedLead[]>();
const mostKept = 50;

/** Keeps a change; answers its key. */
export function keepUndo(changed: readonly ChangedLead[]): string {
	const key = randomUUID();
	kept.set(key, changed);
	for (const oldest of [...kept.keys()].slice(0, -mostKept)) kept.delete(oldest);
	return key;
}

/** Whether a change can still be taken back. */
export const isKept = (key: string): boolean => kept.has(key);

/** The leads of a change, which cannot be taken back again; none where it is not kept. */
export function takeUndo(key: string): readonly ChangedLead[] {
	const changed = kept.get(key) ?? [];
	kept.delete(key);
	return changed;
}
