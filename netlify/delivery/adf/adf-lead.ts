import type { SiteConfig } from '../../../src/config/site.ts';
import type { FileFacts, StoredLead } from '../../platform/db/rows/lead-rows.ts';

/** What a document tells: a version of a lead, and the site that it came from. */
export type AdfLead = {
	lead: StoredLead;
	files: readonly FileFacts[];
	site: SiteConfig;
	/** Whether the receiver has an older version of it. */
	resend: boolean;
};
