import type { LeadPayload } from '../../src/contract/lead.ts';
import { answer } from '../delivery/adf/answers.ts';

/** How the sender of a lead is reached and what they wrote; empty where they did not say. */
export type LeadReach = { phone: string; email: string; message: string };

/** Reads it; answers that are encrypted are never part of it. */
export const leadReach = (payload: LeadPayload): LeadReach => ({
	phone: answer(payload, 'phone'),
	email: answer(payload, 'email'),
	message: answer(payload, 'message'),
});
