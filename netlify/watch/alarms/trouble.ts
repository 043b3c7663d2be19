import type { AlarmRow } from '../../platform/db/rows/delivery-rows.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

/** Something that an operator has to see to, and what to do. */
export type Trouble = Pick<AlarmRow, 'tenant' | 'kind' | 'subject' | 'text'>;

/** What is looked at: one tenant, or all. `now` in Unix milliseconds. */
export type Look = Pick<Runtime, 'db' | 'tenants'> & { now: number; tenant: string | undefined };
