import type { LeadPayload } from '../../src/contract/lead.ts';
import { maskedContact } from '../../src/domain/leads/masked-contact.ts';
import { isMobileNumber } from '../../src/domain/locales/mobile-number.ts';
import { type Locale, localeRow } from '../../src/domain/locales/rows.ts';
import { answer } from '../delivery/adf/answers.ts';

/** How somebody who gave no name can be reached. */
export type LeadContact = { kind: 'mobile' | 'phone' | 'email'; text: string };

/** Reads it; null where nothing was given. `named`: whether whoever asks may read it; for others it is shortened, `0400…`. */
export function leadContact(
	payload: LeadPayload,
	{ locale, named }: { locale: Locale; named: boolean },
): LeadContact | null {
	const [phone, email] = [answer(payload, 'phone'), answer(payload, 'email')];
	const text = phone || email;
	if (text === '') return null;
	const isMobile = phone !== '' && isMobileNumber(phone, localeRow(locale).phone);
	const kind = phone ? (isMobile ? 'mobile' : 'phone') : 'email';
	return { kind, text: named ? text : maskedContact(text) };
}
