import { html } from 'hono/html';
import type { LeadNote, LeadTrail } from '../../../../netlify/fleet/inbox.ts';
import { doneAs, nobodySet, reasonIn } from '../../../../src/domain/leads/delivery-notes.ts';
import type { Html } from '../../page-frame.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import { noteSteps, type Step } from './lead-notes.ts';

/** Attempts at one destination that are listed before those in the middle are counted only. */
const mostListed = 6;

/** Everything that happened to a lead, the oldest first: sent, opened, answered, each attempt to deliver it, and what somebody noted. */
export function timeline(trail: LeadTrail, clock: Clock): Html {
	const steps = [...ownSteps(trail), ...attemptSteps(trail), ...noteSteps(trail)].sort(
		(one, other) => one.at - other.at,
	);
	const lines = steps.map(
		({ at, kind, what, said, letter }) =>
			html`<li data-kind="${kind}"><span class="what">${what}</span> <span class="quiet">${timeAgo(at, clock)}</span>${said ? html`<span class="said">${said}</span>` : ''}${letter ? sentText(letter) : ''}</li>`,
	);
	return html`<ol class="timeline">${lines}</ol>`;
}

/** It went through somebody’s mail program, where its words may have been changed. */
const sentText = (letter: string): Html =>
	html`<details class="sent-text"><summary>The text that was offered</summary><p class="quiet">It may have been changed in the mail program before it was sent.</p><p class="message">${letter}</p></details>`;

function ownSteps({ createdAt, completedAt, openedAt, answeredAt, notes }: LeadTrail): Step[] {
	// What was noted with who did it is among the notes.
	const unless = (kind: LeadNote['kind'], at: number | null): number | null =>
		notes.some((note) => note.kind === kind && note.at === at) ? null : at;
	const step = (at: number | null, what: string, kind: Step['kind'] = 'plain'): Step[] =>
		at === null ? [] : [{ at, kind, what, said: '' }];
	const isInSteps = completedAt !== null && completedAt - createdAt > 1_000;
	return [
		...step(createdAt, completedAt === null || isInSteps ? 'Started' : 'Sent'),
		...(isInSteps ? step(completedAt, 'Sent') : []),
		...step(unless('opened', openedAt), 'Opened'),
		...step(unless('answered', answeredAt), 'Marked as answered', 'good'),
	];
}

const outcomes = {
	delivered: { kind: 'good', what: 'Delivered to' },
	filed: { kind: 'plain', what: 'Kept as a file, for' },
	unsent: { kind: 'plain', what: 'Not sent to' },
	retry: { kind: 'bad', what: 'Not delivered to' },
	dead: { kind: 'bad', what: 'Given up at' },
} as const;

function attemptSteps({ attempts }: LeadTrail): Step[] {
	const byDestination = [...Map.groupBy(attempts, ({ destination }) => destination).values()];
	return byDestination.flatMap((own) => shortened(own).map(({ attempt, left }) => stepOf(attempt, left)));
}

type Attempt = LeadTrail['attempts'][number];

/** The first and the last attempts; `left`: how many before this one are not listed. */
function shortened(attempts: readonly Attempt[]): { attempt: Attempt; left: number }[] {
	const left = attempts.length - mostListed;
	if (left <= 0) return attempts.map((attempt) => ({ attempt, left: 0 }));
	const half = mostListed / 2;
	return attempts.flatMap((attempt, index) => {
		if (index >= half && index < half + left) return [];
		return [{ attempt, left: index === half + left ? left : 0 }];
	});
}

const answerWords = (outcome: Attempt['outcome'], status: number | null): string =>
	status === null || outcome === 'done' ? '' : `Answer ${status}.`;

function stepOf({ destination, attempt, outcome, status, error, finished_at }: Attempt, left: number): Step {
	const { kind, what } = outcomes[outcome === 'done' ? doneAs(error) : outcome];
	const nth = attempt > 1 || outcome !== 'done' ? `, attempt ${number(attempt)}` : '';
	const why = error === null ? answerWords(outcome, status) : outcome === 'done' ? reasonIn(error) : error;
	// The list of deliveries says it, with the way to the setting.
	const said = why === nobodySet ? '' : why;
	const between = left ? `${number(left)} attempts before it are not listed. ` : '';
	return { at: finished_at, kind, what: `${what} ${destination}${nth}`, said: `${between}${said}` };
}
