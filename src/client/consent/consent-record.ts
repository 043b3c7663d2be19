import { dayMs } from '../../domain/hours/days.ts';
import { asRecord } from '../leads/device/device-store.ts';

/** What a site asks its visitors for. */
export type AskedConsent = {
	/** A choice of another version counts as none. */
	version: number;
	kinds: ('analytics' | 'marketing')[];
	/** Days after which visitors are asked again. */
	days: number;
};

/** What the question says. */
export type ConsentWords = {
	/** Address of the privacy policy. */
	policy: string;
	/** The dealer's own words, in place of ours. */
	heading?: string;
	text?: string;
};

/** A choice as it is kept. */
export type ConsentRecord = {
	version: number;
	/** When it was made, in milliseconds. */
	at: number;
	analytics: boolean;
	marketing: boolean;
};

/** A kept value as the visitor's choice; null if it is something else, or no longer counts. `now` in milliseconds. */
export function readRecord(value: unknown, asked: AskedConsent, now: number): ConsentRecord | null {
	const { version, at, analytics, marketing } = asRecord(value);
	if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return null;
	if (version !== asked.version || typeof at !== 'number' || !Number.isFinite(at)) return null;
	const isOld = now - at > asked.days * dayMs;
	return isOld || at > now + dayMs ? null : { version, at, analytics, marketing };
}
