import type { z } from 'zod';
import { withTemplateDefaults } from './complete.ts';
import { siteFields } from './site-fields.ts';

/** A tenant's configuration: what `parseSite` reads; its output has every default in place. */
export const siteSchema = siteFields.transform(withTemplateDefaults);

/** What the author of a site.json writes. */
export type SiteInput = z.input<typeof siteSchema>;
/** What the code reads. */
export type SiteConfig = z.output<typeof siteSchema>;
/** A place of business as the code reads it. */
export type SiteLocation = SiteConfig['locations'][number];
