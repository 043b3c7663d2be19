import type { LeadBody } from '../../src/contract/paths.ts';
import type { LeadFile } from './lead-files.ts';

/** A lead as it came in, read and with its files checked. */
export type Incoming = {
	body: LeadBody;
	files: readonly LeadFile[];
	/** Name of the program that sent it; null for a visitor. */
	client: string | null;
	/** Where it goes besides what the tenant's routing says (FORM-15). */
	destination?: string;
};
