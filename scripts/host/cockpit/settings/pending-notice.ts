import { html } from 'hono/html';
import type { RebuildStatus } from '../../../../src/contract/rebuild.ts';
import { counted, type Html } from '../../page-frame.ts';
import { type Clock, number, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { tokenIn } from '../admission/token-field.ts';
import { type Untaken, untakenWords } from '../builds/waiting-notice.ts';
import { allChanges } from './discard.ts';
import type { Setting } from './rows.ts';
import { swatch } from './swatch.ts';

/** Changes that are listed by name, and the lines that each may take. */
const mostNamed = 8;
const mostLines = 6;

type Around = Clock & {
	operator: Operator;
	canEdit: boolean;
	status: RebuildStatus | null;
	/** Where no builder takes the rebuild that waits. */
	untaken: Untaken | null;
};

/** What has just been done, with the way to take it back, and who did it where that is asked. */
export type DoneNow = { words: Html; undo: Html | ''; ask: Html | '' };

/** What waits for a build: each setting with what the site shows and what comes, and the way to take it back; what has just been done above it. */
export function pendingNotice(
	slug: string,
	rows: readonly Setting[],
	{ done = null, ...around }: Around & { done?: DoneNow | null },
): Html | '' {
	const { operator, canEdit } = around;
	const waiting = rows.filter(({ pending }) => pending !== null);
	if (waiting.length === 0) return '';
	const isAskedFor = isRequested(around.status);
	const publish = isAskedFor ? '' : publishForm(slug, operator);
	const discard = (key: string, words: string, name: string): Html => discardForm(slug, operator, { key, words, name });
	const entry = (row: Setting): Html =>
		html`<li><div>${changeLine(slug, row, canEdit)}</div>${canEdit && row.canDiscard ? discard(row.key, 'Discard', row.name) : ''}</li>`;
	const left = waiting.length - mostNamed;
	const rest =
		left > 0
			? html`<details><summary>and ${number(left)} more</summary><ul>${waiting.slice(mostNamed).map(entry)}</ul></details>`
			: '';
	const all =
		canEdit && waiting.length > 1 ? discard(allChanges, 'Discard all', counted(waiting.length, 'change')) : '';
	const said = done ? html`<p class="saved" role="status">${done.words}</p>` : '';
	return html`<div class="notice pending" id="pending"><div>${said}<strong>${standing(waiting.length, isAskedFor)}</strong> ${nextBuild(slug, waiting.length === 1 ? 'it' : 'them', around)}<ul>${waiting.slice(0, mostNamed).map(entry)}</ul>${rest}</div><div class="act">${publish}${done?.undo ?? ''}${all}</div>${done?.ask ?? ''}</div>`;
}

/** The same at the foot of a phone's window, as the notice is out of sight from most of the list. */
export function pendingBar(
	slug: string,
	rows: readonly Setting[],
	{ operator, status }: Pick<Around, 'operator' | 'status'>,
): Html {
	const count = rows.filter(({ pending }) => pending !== null).length;
	if (count === 0) return html`<div data-pending-bar></div>`;
	const isAskedFor = isRequested(status);
	return html`<div class="pending-bar" data-pending-bar><a href="#pending">${standing(count, isAskedFor)}</a>${isAskedFor ? '' : publishForm(slug, operator)}</div>`;
}

const standing = (count: number, isAskedFor: boolean): string =>
	isAskedFor
		? `${counted(count, 'change')} queued to be published.`
		: `${counted(count, 'change')} not on the site yet.`;

/** The same on the page of one setting: what it says is not on the site yet. Nothing where it is. */
export function draftNotice(slug: string, row: Setting, around: Omit<Around, 'canEdit'>): Html | '' {
	if (row.pending === null) return '';
	const { operator, status } = around;
	const discard = row.canDiscard ? discardForm(slug, operator, { key: row.key, words: 'Discard', name: row.name }) : '';
	return html`<div class="notice pending"><div><strong>Saved, not on the site yet.</strong> ${nextBuild(slug, 'it', around)}<div>${changeWords(row)}</div></div><div class="act">${isRequested(status) ? '' : publishForm(slug, operator)}${discard}</div></div>`;
}

const isRequested = (status: RebuildStatus | null): boolean => (status?.waiting.length ?? 0) > 0;

const publishForm = (slug: string, operator: Operator): Html =>
	html`<form method="post" action="/tenants/${slug}/rebuild/" data-publishes>${tokenIn(operator)}<input type="hidden" name="from" value="config"><button class="main">Publish now</button></form>`;

type Discarded = { key: string; words: string; name: string };

const discardForm = (slug: string, operator: Operator, { key, words, name }: Discarded): Html =>
	html`<form method="post" action="/tenants/${slug}/config/discard/">${tokenIn(operator)}<input type="hidden" name="key" value="${key}"><button aria-label="${words}: ${name}">${words}</button></form>`;

/** What publishes the changes: a rebuild that waits, since when; else the next one. */
function nextBuild(slug: string, them: 'it' | 'them', { status, untaken, ...clock }: Omit<Around, 'canEdit'>): Html {
	const builds = html`<a href="/tenants/${slug}/builds/">See the builds</a>`;
	const asked = (status?.waiting ?? []).map(({ asked_at }) => Date.parse(asked_at));
	if (untaken) return html`${untakenWords(untaken, clock.now)}<p>${builds}</p>`;
	if (asked.length > 0)
		return html`Asked for ${timeAgo(Math.min(...asked), clock)}: ${them === 'it' ? 'it is' : 'they are'} on the site once the builder has built it. ${builds}`;
	if (status && status.state !== 'idle')
		return html`A build is running: it publishes what was saved before it began. ${builds}`;
	return html`The next build publishes ${them}.`;
}

/** On the site and after the next build, by the name of the setting. */
function changeLine(slug: string, row: Setting, canEdit: boolean): Html {
	const href = canEdit && row.isEditable ? `edit/?key=${encodeURIComponent(row.key)}` : '';
	return html`<a href="/tenants/${slug}/config/${href}" title="${row.key}">${row.name}</a>${changeWords(row)}`;
}

/** Of lists and objects each change in a line. */
function changeWords({ text, pending, changes, whole }: Setting): Html {
	if (changes.length > 0) return html`<ul class="part-changes">${changeItems(changes)}</ul>`;
	if (text === pending) return html`: ${whole === null ? html`set to <strong>${text}</strong>` : 'changed'}`;
	return html`<span class="from-to"><span class="quiet">On the site</span> <s>${swatch(text)}${text}</s> <span class="quiet">Next</span> <strong>${swatch(pending ?? '')}${pending}</strong></span>`;
}

function changeItems(changes: readonly string[]): Html[] {
	const left = changes.length - mostLines;
	const more = left > 0 ? [html`<li>and ${number(left)} more</li>`] : [];
	return [...changes.slice(0, mostLines).map((line) => html`<li>${line}</li>`), ...more];
}
