import type { Context } from 'hono';
import type { Fleet } from '../../../netlify/fleet/fleet.ts';
import type { Operator } from './admission/admission.ts';
import type { Previewer } from './settings/preview/previewer.ts';

/** What the pages of the cockpit work with. */
export type Cockpit = {
	out: string;
	/** Folder with the tenants; null where this host does not have them. */
	tenantsDir: string | null;
	previewer: Previewer | null;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
	needsKey: boolean;
};
