import type { Runtime } from '../runtime/runtime.ts';
import type { Tenant } from '../runtime/tenants.ts';

/** One request to an endpoint, with all that it may use. */
export type Call = {
	request: Request;
	/** Parts of the path: `id` of `/api/leads/:id`. */
	params: Readonly<Record<string, string>>;
	/** The visitor's address as the platform saw it, or as the header has it that a setting names; no other header counts. */
	ip: string;
	/** Unix milliseconds. */
	now: number;
	runtime: Runtime;
	tenant: Tenant;
	/** Work that goes on once the answer is out. */
	later: (work: Promise<unknown>) => void;
};
