import { sql } from 'kysely';

/** Of leads that nobody has marked as spam: figures count no others. */
export const isNoSpam = sql<boolean>`not exists (select 1 from lead_care as junk where junk.lead_id = leads.id and junk.outcome = 'spam')`;
