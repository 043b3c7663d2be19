import type { LeadNote, LeadTrail } from '../../../../netlify/fleet/inbox.ts';
import { dayWords } from '../../wording.ts';

/** Something that happened to a lead. Times are Unix milliseconds; `letter`: the ready answer that was sent, as it was offered. */
export type Step = { at: number; kind: 'good' | 'bad' | 'plain' | 'note'; what: string; said: string; letter?: string };

/** What somebody wrote of a lead and did to it, each with who. */
export const noteSteps = ({ notes }: Pick<LeadTrail, 'notes'>): Step[] => notes.map(noteStep);

function noteStep(note: LeadNote): Step {
	const { kind, said, author, at } = note;
	const by = author ? ` by ${author}` : '';
	if (kind === 'note') return { at, kind: 'note', what: `Note${by}`, said };
	const letter = kind === 'answered' ? said.split('\n').slice(1).join('\n') : '';
	const whoDid = isSelf(note) ? '' : by;
	return { at, kind: kind === 'answered' ? 'good' : 'plain', what: `${what(note)}${whoDid}`, said: '', letter };
}

const isSelf = ({ kind, said, author }: LeadNote): boolean => kind === 'owner' && said !== '' && said === author;

function what({ kind, said, author }: LeadNote): string {
	switch (kind) {
		case 'owner':
			return said === '' ? 'Given to nobody' : said === author ? `Taken by ${said}` : `Given to ${said}`;
		case 'follow_up':
			return said === '' ? 'Follow-up done' : `Follow up on ${dayWords(said)}, set`;
		case 'outcome':
			return said === '' ? 'Reopened' : `Closed as ${said}`;
		case 'opened':
			return 'Opened';
		case 'unopened':
			return 'Marked as unopened';
		case 'answered':
			return said ? `Answered by email (${said.split('\n')[0]})` : 'Marked as answered';
		case 'unanswered':
			return 'Marked as not answered';
		case 'note':
			return 'Note';
	}
}
