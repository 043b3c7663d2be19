import type { Migration } from 'kysely/migration';
import { accountsMigration } from './migrations/accounts.ts';
import { answeredLeadsMigration } from './migrations/answered-leads.ts';
import { buildOutcomesMigration } from './migrations/build-outcomes.ts';
import { buildProgressMigration } from './migrations/build-progress.ts';
import { consentTextsMigration } from './migrations/consent-texts.ts';
import { deliveryLanesMigration } from './migrations/delivery-lanes.ts';
import { lastLeadsMigration } from './migrations/last-leads.ts';
import { leadCareMigration } from './migrations/lead-care.ts';
import { leadsMigration } from './migrations/leads.ts';
import { lookUpsMigration } from './migrations/look-ups.ts';
import { outboxDueMigration } from './migrations/outbox-due.ts';
import { privacyMigration } from './migrations/privacy.ts';
import { rebuildsMigration } from './migrations/rebuilds.ts';
import { reservationsMigration } from './migrations/reservations.ts';
import { settingChangesMigration } from './migrations/setting-changes.ts';
import { splitCountsMigration } from './migrations/split-counts.ts';
import { testDrivesMigration } from './migrations/test-drives.ts';
import { watchMigration } from './migrations/watch.ts';

/** All changes of the tables in the order of their names. One that has been released is never edited: add the next. */
export const migrations: Readonly<Record<string, Migration>> = {
	'2026-11-21-leads': leadsMigration,
	'2026-11-21-leads-consent-texts': consentTextsMigration,
	'2026-11-22-a-delivery-lanes': deliveryLanesMigration,
	'2026-11-22-b-privacy': privacyMigration,
	'2026-11-22-c-rebuilds': rebuildsMigration,
	'2026-11-22-d-build-outcomes': buildOutcomesMigration,
	'2026-11-22-e-answered-leads': answeredLeadsMigration,
	'2026-11-22-f-watch': watchMigration,
	'2026-11-22-g-accounts': accountsMigration,
	'2026-11-22-s-split-counts': splitCountsMigration,
	'2026-11-22-t-reservations': reservationsMigration,
	'2026-11-22-u-look-ups': lookUpsMigration,
	'2026-11-22-v-test-drives': testDrivesMigration,
	'2026-11-22-w-outbox-due': outboxDueMigration,
	'2026-11-23-a-build-progress': buildProgressMigration,
	'2026-11-23-b-last-leads': lastLeadsMigration,
	'2026-11-28-a-lead-care': leadCareMigration,
	'2026-11-28-s-setting-changes': settingChangesMigration,
};
