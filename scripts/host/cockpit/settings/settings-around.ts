import type { Context } from 'hono';
import type { Fleet } from '../../../../netlify/fleet/fleet.ts';
import type { Operator } from '../admission/admission.ts';
import type { Previewer } from './preview/previewer.ts';

/** What the pages of settings are made with. */
export type Settings = {
	out: string;
	/** Folder with the tenants; null where this host does not have them. */
	tenantsDir: string | null;
	/** Draws the pages with a change; null where only words tell it. */
	previewer: Previewer | null;
	openFleet: (() => Promise<Fleet>) | null;
	operatorOf: (context: Context) => Operator | null;
};
