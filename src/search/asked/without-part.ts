import type { AskedPart } from './asked.ts';

/** A query without one of its parts: what is left when its filter is taken away. */
export const withoutPart = (query: string, { text }: AskedPart): string =>
	query.replace(text, ' ').replace(/\s+/g, ' ').trim();
