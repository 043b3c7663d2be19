import { html } from 'hono/html';
import type { TenantFigures } from '../../../netlify/fleet/figures.ts';
import { operatorName } from '../../../netlify/fleet/fleet.ts';
import type { RebuildStatus } from '../../../src/contract/rebuild.ts';
import { counted, type Html } from '../page-frame.ts';
import { timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { byHand } from './by-hand.ts';
import { cancelForm } from './cancel-form.ts';
import { type FleetRow, usualWaitMs } from './fleet-rows.ts';

type Waiting = {
	slug: string;
	status: RebuildStatus;
	/** Another site that is built now; null for none. */
	busyWith: { slug: string; name: string } | null;
	/** Whether a request of any site has waited for longer than a builder that runs would leave it. */
	withoutBuilder: boolean;
	operator: Operator;
	now: number;
};

/** Why a rebuild that was asked for has not begun, and the way to take it back (SITE-16). Nothing where none waits. */
export function waitingNotice({ slug, status, busyWith, withoutBuilder, operator, now }: Waiting): Html | '' {
	const { waiting, state } = status;
	if (state !== 'waiting' || waiting.length === 0) return '';
	const oldest = Math.min(...waiting.map(({ asked_at }) => Date.parse(asked_at)));
	const cancel = waiting.some(({ by }) => by === operatorName)
		? cancelForm(operator, { slug, from: '', words: 'Cancel the rebuild' })
		: '';
	const isUntaken = !busyWith && (withoutBuilder || now - oldest >= usualWaitMs);
	return html`<div class="notice waiting${isUntaken ? ' warn' : ''}"><div>${whyItWaits(status, busyWith, isUntaken)}</div>${cancel}</div>`;
}

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

/** Above all sites: that no builder takes the rebuilds that wait, and since when. Nothing where one does. */
export function idleNotice(rows: readonly Pick<FleetRow, 'untakenSince'>[], now: number): Html | '' {
	const since = rows.flatMap(({ untakenSince }) => untakenSince ?? []);
	if (since.length === 0) return '';
	const wait = since.length === 1 ? 'waits, requested' : 'wait, the first requested';
	return html`<div class="notice warn" data-idle><div><p><strong>No builder is running.</strong> ${counted(since.length, 'rebuild')} ${wait} ${timeAgo(Math.min(...since), { now, zone: 'UTC' }, true)}. ${askToStart}</p>${startBuilder}</div></div>`;
}

const askToStart =
	'Ask whoever runs the platform to start the builder. The sites stay as they are until then, and what was asked for is not lost.';
const startBuilder = byHand('npm run builder', 'Starts the builder, on the machine that builds the sites');

function whyItWaits({ place }: RebuildStatus, busyWith: Waiting['busyWith'], isUntaken: boolean): Html {
	if (busyWith) {
		const turn = place !== null && place > 1 ? ` This one is number ${place} in the queue.` : ' This one is next.';
		return html`<p><strong>Waiting for its turn.</strong> <a href="/tenants/${busyWith.slug}/">${busyWith.name}</a> is being built.${turn}</p>`;
	}
	if (!isUntaken)
		return html`<p><strong>Waiting for a builder.</strong> One that is running takes it within seconds.</p>`;
	return html`<p><strong>This rebuild waits: no builder is running.</strong> ${askToStart}</p>${startBuilder}`;
}
