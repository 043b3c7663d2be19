import { html } from 'hono/html';
import type { TenantFigures } from '../../../../netlify/fleet/figures.ts';
import { operatorName } from '../../../../netlify/fleet/fleet.ts';
import type { RebuildStatus } from '../../../../src/contract/rebuild.ts';
import { counted, type Html } from '../../page-frame.ts';
import { timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { byHand } from '../by-hand.ts';
import { type FleetRow, usualWaitMs } from '../fleet/fleet-rows.ts';
import { lowered } from '../leads/lead-words.ts';
import { cancelForm } from './cancel-form.ts';

type Waiting = {
	slug: string;
	status: RebuildStatus;
	/** Another site that is built now; null for none. */
	busyWith: { slug: string; name: string } | null;
	/** Whether a request of any site has waited for longer than a builder that runs would leave it. */
	withoutBuilder: boolean;
	/** When the last build of any site ended; null where none has. */
	lastBuilt: number | null;
	operator: Operator;
	now: number;
	/** Saved changes that it publishes. */
	pending: number;
};

/** Why a rebuild that was asked for has not begun, and the way to take it back (SITE-16). Nothing where none waits. */
export function waitingNotice(waits: Waiting): Html | '' {
	const { slug, status, busyWith, withoutBuilder, operator, now } = waits;
	const { waiting, state } = status;
	if (state !== 'waiting' || waiting.length === 0) return '';
	const oldest = Math.min(...waiting.map(({ asked_at }) => Date.parse(asked_at)));
	const cancel = waiting.some(({ by }) => by === operatorName)
		? cancelForm(operator, { slug, from: '', words: 'Cancel the rebuild' })
		: '';
	const isUntaken = !busyWith && (withoutBuilder || now - oldest >= usualWaitMs);
	return html`<div class="notice waiting${isUntaken ? ' warn' : ''}"><div>${whyItWaits(waits, isUntaken ? oldest : null)}${publishes(waits)}</div>${cancel}</div>`;
}

const publishes = ({ slug, pending }: Waiting): Html | '' =>
	pending
		? html`<p>It publishes <a href="/tenants/${slug}/config/#pending">${counted(pending, 'saved change')}</a>.</p>`
		: '';

/** Whether no builder runs: nothing is built, and what some site asked for has waited for longer than one would leave it. */
export function isWithoutBuilder(
	figures: Iterable<Pick<TenantFigures, 'waitingSince' | 'buildingSince'>>,
	now: number,
): boolean {
	const all = [...figures];
	const isUntaken = ({ waitingSince }: (typeof all)[number]): boolean =>
		waitingSince !== null && now - waitingSince > usualWaitMs;
	return all.every(({ buildingSince }) => buildingSince === null) && all.some(isUntaken);
}

/** When the last build of any site ended; null where none has. */
export function lastBuiltOf(figures: Iterable<Pick<TenantFigures, 'last'>>): number | null {
	const ends = [...figures].flatMap(({ last }) => last?.at ?? []);
	return ends.length ? Math.max(...ends) : null;
}

/** A rebuild that no builder takes: since when it waits, and when the last build of any site ended. */
export type Untaken = { since: number; lastBuilt: number | null };

/** What a site asked for where no builder runs that would take it; null where one does, or nothing waits. */
export function untakenOf(
	{ waiting }: Pick<RebuildStatus, 'waiting'>,
	figures: readonly Pick<TenantFigures, 'waitingSince' | 'buildingSince' | 'last'>[],
	now: number,
): Untaken | null {
	if (waiting.length === 0 || !isWithoutBuilder(figures, now)) return null;
	const since = Math.min(...waiting.map(({ asked_at }) => Date.parse(asked_at)));
	return { since, lastBuilt: lastBuiltOf(figures) };
}

/** Above all sites: that no builder takes the rebuilds that wait, and since when. Nothing where one does. */
export function idleNotice(rows: readonly Pick<FleetRow, 'untakenSince' | 'lastGood'>[], now: number): Html | '' {
	const since = rows.flatMap(({ untakenSince }) => untakenSince ?? []);
	if (since.length === 0) return '';
	const first = Math.min(...since);
	const lastBuilt = Math.max(...rows.map(({ lastGood }) => lastGood ?? 0));
	const wait = since.length === 1 ? 'waits, requested' : 'wait, the first requested';
	const asked = html`${counted(since.length, 'rebuild')} ${wait} ${timeAgo(first, { now, zone: 'UTC' }, true)}. `;
	const { what, more } = builderState({ since: first, lastBuilt, now });
	return html`<div class="notice warn" data-idle><div><p><strong>${what}.</strong> ${asked}${more}${askToStart}</p>${startBuilder}</div></div>`;
}

/** What is known of the builder: builds that ended since the rebuild was asked for were not taken from the queue. */
function builderState({ since, lastBuilt, now }: { since: number; lastBuilt: number | null; now: number }) {
	if (lastBuilt === null || lastBuilt <= since) return { what: 'No builder is running', more: '' };
	const ago = timeAgo(lastBuilt, { now, zone: 'UTC' }, true);
	const more = html`Builds have ended since, the last ${ago}: they were started by hand, or by a builder for other sites. `;
	return { what: 'No builder takes the rebuilds that wait', more };
}

const askToStart =
	'Ask whoever runs the platform to start the builder. What was asked for is not lost: it is on the sites once the builder has run.';
const startBuilder = byHand('npm run builder', 'Starts the builder, on the machine that builds the sites');

/** What is known of the builder: whether it runs shows only once it takes something. */
const lastSeen = (lastBuilt: number | null, now: number): string =>
	lastBuilt === null
		? 'None has been seen here yet.'
		: `The last build ended ${timeAgo(lastBuilt, { now, zone: 'UTC' }, true)}.`;

/** `untakenSince`: since when no builder has taken it; null where it has not waited long. */
function whyItWaits({ status: { place }, busyWith, lastBuilt, now }: Waiting, untakenSince: number | null): Html {
	if (busyWith) {
		const turn = place !== null && place > 1 ? ` This one is number ${place} in the queue.` : ' This one is next.';
		return html`<p><strong>Waiting for its turn.</strong> <a href="/tenants/${busyWith.slug}/">${busyWith.name}</a> is being built.${turn}</p>`;
	}
	if (untakenSince === null)
		return html`<p><strong>Waiting for the builder.</strong> ${lastSeen(lastBuilt, now)} If it runs, it takes this one within seconds.</p>`;
	return untakenWords({ since: untakenSince, lastBuilt }, now);
}

/** Of one rebuild the same as above all sites: that no builder takes it, who starts one, and by which command. */
export function untakenWords(untaken: Untaken, now: number): Html {
	const { what, more } = builderState({ ...untaken, now });
	return html`<p><strong>This rebuild waits: ${lowered(what)}.</strong> ${more}${askToStart}</p>${startBuilder}`;
}
