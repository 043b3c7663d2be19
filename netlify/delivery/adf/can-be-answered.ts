import type { StoredLead } from '../../platform/db/rows/lead-rows.ts';
import { answer } from './answers.ts';

/** Whether somebody can answer a lead: a form that was only begun may hold neither a phone number nor an e-mail address. */
export const canBeAnswered = ({ status, payload }: Pick<StoredLead, 'status' | 'payload'>): boolean =>
	status !== 'incomplete' || answer(payload, 'phone') !== '' || answer(payload, 'email') !== '';
