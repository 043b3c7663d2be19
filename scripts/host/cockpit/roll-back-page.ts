import { html } from 'hono/html';
import { comparable } from '../../deploy/deploy-tenant.ts';
import { folderTarget } from '../../deploy/folder/folder-target.ts';
import { type Difference, differenceOf } from '../../deploy/site/difference.ts';
import { earlierRelease, type Release } from '../../deploy/site/release.ts';
import { counted, type Html } from '../page-frame.ts';
import { crumbsOf } from '../top-bar.ts';
import { number, timeAgo } from '../wording.ts';
import type { Operator } from './admission.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { tokenIn } from './token-field.ts';

/** What a rollback would do. `difference`: null where this machine does not know the files of both releases. */
export type RollBackPlan = { live: Release; to: Release; difference: Difference | null };

/** Says what bringing a release back undoes, and changes nothing. Rejects with an Error in words where it cannot be brought back. */
export async function planRollBack(out: string, slug: string, id: string): Promise<RollBackPlan> {
	const target = folderTarget(slug, { root: out, keep: Number.MAX_SAFE_INTEGER });
	const live = await target.live();
	if (!live) throw new Error('Nothing is live, so there is nothing to roll back.');
	const to = earlierRelease(await target.releases(), live, id);
	const isKnown = Object.keys(live.files).length > 0 && Object.keys(to.files).length > 0;
	return { live, to, difference: isKnown ? differenceOf(comparable(live), comparable(to)) : null };
}

type Around = { slug: string; name: string; operator: Operator; now: number };

/** What is undone, and only then the button that does it. */
export function rollBackPage({ live, to, difference }: RollBackPlan, { slug, name, operator, now }: Around): Html {
	return cockpitFrame(
		{ title: `Roll back ${name}`, operator },
		html`<header><p class="crumbs">${crumbsOf([slug, name])}</p><h1>Roll back ${name}?</h1></header>
<div class="panel undo"><dl class="rows"><div><dt>Live now</dt><dd>${releaseWords(live, now)}</dd></div><div><dt>Comes back</dt><dd>${releaseWords(to, now)}</dd></div></dl>
<h2>What this undoes</h2>
${difference ? changeList(difference) : html`<p>What differs between the two is not known on this machine.</p>`}
<p>Leads, reservations and settings stay as they are. The next build publishes the current settings and stock again: correct what went wrong before it runs.</p>
<form class="act" method="post" action="/tenants/${slug}/roll-back/">${tokenIn(operator)}<input type="hidden" name="release" value="${to.id}"><button class="main">Roll back</button><a href="/tenants/${slug}/">Cancel</a></form></div>`,
	);
}

const releaseWords = ({ deployedAt, by, pages, cars }: Release, now: number): Html =>
	html`deployed ${timeAgo(deployedAt * 1000, now)} by ${by}: ${counted(pages, 'page')}, ${counted(cars.length, 'car')}`;

/** Cars that are named; there may be hundreds. */
const mostNamed = 8;

function changeList({ cars, pages }: Difference): Html {
	const lines = [
		carLine(cars.added, 'back on the site'),
		carLine(cars.removed, 'no longer on the site'),
		carLine(cars.changed, 'shown as before'),
		pageLine(pages),
	].filter((line) => line !== null);
	return lines.length ? html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>` : html`<p>No page differs.</p>`;
}

function carLine(slugs: readonly string[], becomes: string): string | null {
	if (slugs.length === 0) return null;
	const more = slugs.length > mostNamed ? ` and ${number(slugs.length - mostNamed)} more` : '';
	return `${counted(slugs.length, 'car')} ${becomes}: ${slugs.slice(0, mostNamed).join(', ')}${more}`;
}

function pageLine({ added, changed, removed }: Difference['pages']): string | null {
	const parts = [
		[added, 'back'],
		[changed, 'as before'],
		[removed, 'gone'],
	] as const;
	const said = parts.flatMap(([names, word]) => (names.length ? [`${number(names.length)} ${word}`] : []));
	return said.length ? `Pages, those of cars included: ${said.join(', ')}` : null;
}
