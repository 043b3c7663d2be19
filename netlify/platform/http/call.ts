import type { Runtime } from '../runtime/runtime.ts';
import type { Tenant } from '../runtime/tenants.ts';
import type { FetchOwn } from './own-site.ts';

/** One request to an endpoint, and everything that answering it may use. */
export type Call = {
	request: Request;
	/** Parts of the path: `id` of `/api/leads/:id`. */
	params: Readonly<Record<string, string>>;
	/** The visitor's address, from the connection or from the one header that a setting names. */
	ip: string;
	/** Unix milliseconds. */
	now: number;
	runtime: Runtime;
	tenant: Tenant;
	/** Fetches files of the site that was asked. */
	own: FetchOwn;
	/** Lets work go on after the answer has been sent. */
	later: (work: Promise<unknown>) => void;
};
