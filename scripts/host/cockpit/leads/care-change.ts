import type { CareChange } from '../../../../netlify/fleet/lead-care.ts';
import { leadOutcome } from '../../../../src/domain/leads/lead-outcome.ts';
import { dayWords } from '../../wording.ts';
import { plainName } from './own-name.ts';

/** Letters of a note. */
export const longestNote = 2_000;
const longestReason = 120;

/** What a form of `lead-care-form.ts` has sent. */
type Sent = Record<string, unknown>;

/** Reads what somebody says of a lead; null for what no form of ours sends. `me`: what they are called. */
export function careChange(sent: Sent, me: string): CareChange | null {
	const text = (name: string): string => (typeof sent[name] === 'string' ? sent[name].trim() : '');
	switch (sent['is']) {
		case 'owner': {
			const owner = plainName(sent['owner']);
			if (owner !== 'me') return { owner };
			return me ? { owner: me } : null;
		}
		case 'follow_up':
			return isDay(text('follow_up')) ? { followUp: text('follow_up') } : null;
		case 'outcome':
			return outcomeIn(text('outcome'), text('reason'));
		case 'note': {
			const note = text('note').replaceAll('\r\n', '\n').slice(0, longestNote);
			return note ? { note } : null;
		}
		default:
			return null;
	}
}

/** A change in an address, for the page to say it: `owner:Nina`, `follow_up:2026-12-04`, `closed`, `open`. */
export function changeKey(change: Exclude<CareChange, { note: string }>): string {
	if ('owner' in change) return `owner:${change.owner}`;
	if ('followUp' in change) return `follow_up:${change.followUp}`;
	return change.outcome ? 'closed' : 'open';
}

/** What the page says of it, and of a lead that was answered. `me`: who reads it. */
export function changeWords(key: string, me: string): string {
	const [kind, of = ''] = key.split(/:(.*)/s);
	if (kind === 'owner') return of === '' ? 'Nobody’s now.' : of === me ? 'Yours now.' : `Given to ${of}.`;
	if (kind === 'follow_up') return isDay(of) && of ? `Follow-up set for ${dayWords(of)}.` : 'Follow-up done.';
	if (kind === 'closed') return 'Closed.';
	if (kind === 'answered' && Number(of) > 1) return `${Number(of)} leads marked as answered.`;
	return kind === 'open' ? 'Open again.' : 'Marked as answered.';
}

/** A day, or none. */
function isDay(text: string): boolean {
	if (text === '') return true;
	return /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

function outcomeIn(asked: string, reason: string): CareChange | null {
	const outcome = leadOutcome(asked);
	if (outcome === null) return asked === '' ? { outcome: null, reason: '' } : null;
	return { outcome, reason: outcome === 'lost' ? reason.slice(0, longestReason) : '' };
}
