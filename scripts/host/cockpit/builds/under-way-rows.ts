import { html } from 'hono/html';
import { operatorName } from '../../../../netlify/fleet/fleet.ts';
import { type BuildAnswer, pagesInWords, type RebuildStatus } from '../../../../src/contract/rebuild.ts';
import type { Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { type Clock, timeAgo } from '../../wording.ts';
import type { Operator } from '../admission/admission.ts';
import { askedBy } from './asked-by.ts';
import { cancelForm } from './cancel-form.ts';

/** `status`: null without a database. */
export type UnderWay = Clock & { slug: string; status: RebuildStatus | null; operator: Operator };

/** Rebuilds that wait, a row each above the builds: since when, by whom, and for one of an operator the way to take it back (SITE-16). */
export function waitingRows({ slug, status, operator, ...clock }: UnderWay): Html[] {
	return (status?.waiting ?? []).map((request) => {
		const cancel = request.by === operatorName ? cancelForm(operator, { slug, from: 'builds', words: 'Cancel' }) : '';
		const place = status?.state === 'building' ? 'Begins after the build that runs' : 'Waits for a builder';
		return html`<tr data-waiting><td>${badge('waiting')}</td><td>asked ${timeAgo(request.asked_at, clock, true)}</td><td>–</td><td>–</td><td>${askedBy(request)}</td><td><div class="to-cancel">${place} ${cancel}</div></td></tr>`;
	});
}

/** A build that its builder tells of, where the history does not have it yet. */
export function runningRow(builds: readonly BuildAnswer[], { status, slug: _, ...clock }: UnderWay): Html[] {
	const progress = status?.progress;
	if (!progress || builds.some(({ outcome }) => outcome === null)) return [];
	return [
		html`<tr><td>${badge('building')}</td><td>${timeAgo(progress.started_at, clock, true)}</td><td>–</td><td>–</td><td>${progress.builder}</td><td>${pagesInWords(progress)}</td></tr>`,
	];
}
