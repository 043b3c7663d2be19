import { html } from 'hono/html';
import type { CareChange, LeadMark } from '../../../../netlify/fleet/lead-care.ts';
import { type LeadOutcome, leadOutcomes } from '../../../../src/domain/leads/lead-outcome.ts';
import { counted, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { careChange } from './care-change.ts';
import type { LeadList } from './lead-list.ts';
import { type LeadQuery, leadAddress } from './lead-query.ts';
import { plainName } from './own-name.ts';

/** `people`: who can look after leads of the list. */
type Around = { operator: Operator; query: LeadQuery; path: string; people: readonly string[] };

/** What several leads can be closed as, in the order of its menu: the outcome, and for a lost one why. */
const ends: readonly (readonly [LeadOutcome, string, string])[] = [
	['spam', '', leadOutcomes.spam],
	['unreachable', '', leadOutcomes.unreachable],
	['lost', '', leadOutcomes.lost],
	['lost', 'Form not finished', 'Lost: form not finished'],
	['lost', 'Car already sold', 'Lost: car already sold'],
	['sold', '', leadOutcomes.sold],
];

/** What can be done with the leads that are ticked, in sight once one is; and one button that sends all again that were given up. */
export function tickedBar(
	{ failed, retrying }: Pick<LeadList, 'failed' | 'retrying'>,
	{ operator, query, path, people }: Around,
): Html | '' {
	if (!operator.signedIn && failed + retrying === 0) return '';
	const again = leadAddress(`${path}send-again/`, query);
	const all = failed
		? html`<button formaction="${again}" name="all" value="failed">Send all ${number(failed)} failed again</button>`
		: '';
	const ticked =
		failed + retrying
			? html`<button formaction="${again}"${operator.signedIn ? '' : html` class="main"`} title="Of each, what has not arrived">Send again</button>`
			: '';
	const changes = operator.signedIn
		? html`<span class="count" data-ticked></span><button class="main" name="as" value="answered" aria-label="Mark as answered"><span class="roomy">Mark as answered</span><span class="tight">Answered</span></button>${menu('Close as', closing)}${menu('Hand over', owners(operator, people))}`
		: '';
	return html`<form class="act again-bar" id="again" method="post" action="${leadAddress(`${path}ticked/`, query)}">${tokenIn(operator)}<span class="of-ticked">${changes}${ticked}<button type="reset" class="plain">Clear</button></span>${all}</form>`;
}

const menu = (title: string, buttons: Html[]): Html =>
	html`<details name="ticked" class="ticked-menu"><summary class="button">${title}</summary><div>${buttons}</div></details>`;

const closing = ends.map(
	([outcome, reason, words]) => html`<button name="outcome" value="${outcome}:${reason}">${words}</button>`,
);

function owners({ name = '' }: Operator, people: readonly string[]): Html[] {
	const of = (owner: string, words: string): Html => html`<button name="owner" value="${owner}">${words}</button>`;
	const others = people.filter((one) => one !== name).map((one) => of(one, one));
	return [...(name ? [of(name, `Me, ${name}`)] : []), ...others, of('', 'Nobody')];
}

/** What a press of the bar says of the leads; null for what no button of it sends. */
export function saidOfTicked(
	sent: Record<string, unknown>,
	me: string,
): { as: LeadMark } | { change: CareChange } | null {
	if (sent['as'] === 'answered') return { as: 'answered' };
	if (typeof sent['owner'] === 'string') return { change: { owner: plainName(sent['owner']) } };
	if (typeof sent['outcome'] !== 'string') return null;
	const [outcome, reason] = sent['outcome'].split(':');
	const change = outcome ? careChange({ is: 'outcome', outcome, reason }, me) : null;
	return change && { change };
}

/** The same in an address, for the list to say it: `answered`, `closed:spam`, `owner:Kim`. */
export function doneKey(said: NonNullable<ReturnType<typeof saidOfTicked>>): string {
	if ('as' in said) return said.as;
	if ('owner' in said.change) return `owner:${said.change.owner}`;
	return 'outcome' in said.change ? `closed:${said.change.outcome}` : '';
}

/** `3 leads are closed as Spam.` */
export function doneWords(key: string, count: number): string {
	if (count === 0) return 'Nothing was changed: no lead was ticked.';
	const [kind, of = ''] = key.split(/:(.*)/s);
	const leads = `${counted(count, 'lead')} ${count === 1 ? 'is' : 'are'}`;
	if (kind === 'closed') return `${leads} closed as ${leadOutcomes[of as LeadOutcome] ?? of}.`;
	if (kind === 'owner') return of ? `${leads} handed over to ${of}.` : `${leads} nobody’s now.`;
	return `${leads} marked as answered.`;
}

/** What it says once a change was taken back: of leads that somebody has changed since it was not. */
export function undoneWords(count: number, all: number): string {
	if (all === 0) return 'That can no longer be undone here. Each lead can still be changed.';
	const since = all - count;
	const rest = since ? ` ${counted(since, 'lead')} ${since === 1 ? 'was' : 'were'} changed since, and left alone.` : '';
	return `Undone: ${counted(count, 'lead')} ${count === 1 ? 'is as it was' : 'are as they were'}.${rest}`;
}

/** What is said once leads were asked to be sent again. */
export const sentWords = (count: number): string =>
	count === 0
		? 'Nothing was sent again: no lead was ticked.'
		: `${counted(count, 'lead')} will be sent again within a minute.`;

/** What has just been done with the leads of a list; `undo`: the key that takes it back, empty where nothing does. */
export type DoneWithTicked = { words: string; undo: string };

/** The same above the list or on the page of the lead, with the way to take it back; `action`: where that is sent; `more`: what else can be done. */
export function doneNotice(
	done: DoneWithTicked | null,
	{ operator, action, more = '' }: { operator: Operator; action: string; more?: Html | '' },
): Html | '' {
	if (done === null) return '';
	const { words, undo } = done;
	const back = html` <form method="post" action="${action}">${tokenIn(operator)}<button name="undo" value="${undo}">Undo</button></form>`;
	return html`<div class="notice done" role="status"><p>${words}</p>${undo ? back : ''}${more}</div>`;
}
