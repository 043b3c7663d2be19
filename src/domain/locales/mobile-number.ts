import type { PhonePlan } from './locale-row.ts';

/** Whether a number is a mobile's, where a country's can be told: with 04 or 05 in Australia, with 02 in New Zealand. */
export const isMobileNumber = (phone: string, { cellphone }: Pick<PhonePlan, 'cellphone'>): boolean =>
	cellphone !== null && new RegExp(cellphone).test(phone.replace(/[^\d+]/g, ''));
