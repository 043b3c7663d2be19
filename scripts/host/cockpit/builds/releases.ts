import { join } from 'node:path';
import { html } from 'hono/html';
import { folderTarget } from '../../../deploy/folder/folder-target.ts';
import { ReleaseStore } from '../../../deploy/folder/release-store.ts';
import { rollBackTenant } from '../../../deploy/roll-back-tenant.ts';
import { contentsOf } from '../../../deploy/site/release.ts';
import { thisBuilder } from '../../../publish/disk/builder.ts';
import { counted, type Html } from '../../page-frame.ts';
import { badge } from '../../state-badge.ts';
import { siteUrl } from '../../tenant-links.ts';
import { type Clock, moment, timeAgo } from '../../wording.ts';

/** A release in a folder that `npm run deploy` fills. Times in Unix seconds. */
export type ListedRelease = {
	id: string;
	kind: string;
	deployedAt: number;
	by: string;
	pages: number;
	cars: number;
	isLive: boolean;
	/** Whether it can be brought back. */
	isEarlier: boolean;
	failed: string | null;
};

/** Milliseconds that a rollback waits for a deploy that runs. */
const waitMs = 5_000;

/** The releases of a tenant in `out`, newest first; none if it is the output of the build. */
export function listReleases(out: string, slug: string): ListedRelease[] {
	const store = new ReleaseStore(join(out, slug));
	const live = store.currentId();
	const all = store.list();
	const shown = all.find(({ id }) => id === live);
	return all.map((release) => {
		const { id, kind, deployedAt, by, pages, cars, failed = null } = release;
		const isOwn = kind !== 'preview' && contentsOf(release) === id && failed === null;
		const isEarlier = isOwn && shown !== undefined && contentsOf(shown) !== id;
		return { id, kind, deployedAt, by, pages, cars: cars.length, isLive: id === live, isEarlier, failed };
	});
}

/** Brings a release back as `npm run deploy -- --rollback` does, and says what is live now. Rejects with an Error in words. */
export async function rollBackTo(
	out: string,
	{ slug, id, zone }: { slug: string; id: string; zone: string },
): Promise<string> {
	// How many releases are kept is up to those who deploy.
	const target = folderTarget(slug, { root: out, keep: Number.MAX_SAFE_INTEGER });
	const patience = { builder: thisBuilder(), waitMs, say: () => undefined };
	const now = (): number => Math.floor(Date.now() / 1000);
	const back = await rollBackTenant(target, { slug, id, dryRun: false, by: 'operator', now, patience });
	const warning = back?.warning ? ` ${back.warning}` : '';
	const restored = new ReleaseStore(join(out, slug)).read(id);
	if (!restored) return `Rolled back to ${id}.${warning}`;
	const { deployedAt, pages, cars } = restored;
	const what = `${counted(pages, 'page')}, ${counted(cars.length, 'car')}`;
	return `Rolled back: the release of ${moment(deployedAt * 1000, zone)} is live again, with ${what}.${warning}`;
}

type Around = { slug: string; host: string } & Clock;

/** The releases with a preview of each, and the way to bring an earlier one back. */
export function releaseList(releases: readonly ListedRelease[], around: Around): Html {
	if (releases.length === 0) return html``;
	return html`<section id="releases"><h2>Releases</h2><ul class="notes lines">${releases.map((release) => releaseLine(release, around))}</ul></section>`;
}

function releaseLine(release: ListedRelease, { slug, host, ...clock }: Around): Html {
	const { id, kind, deployedAt, by, pages, cars, isLive, isEarlier, failed } = release;
	const time = moment(deployedAt * 1000, clock.zone);
	const state = failed ? badge('failed') : isLive ? badge('live') : kind === 'release' ? '' : badge(kind);
	const back = html`<a class="button" href="/tenants/${slug}/roll-back/?release=${id}" aria-label="Roll back to ${time}: see what that undoes">Roll back…</a>`;
	return html`<li><span class="what"><strong>${timeAgo(deployedAt * 1000, clock)}</strong>${state}</span>
<span>by ${by}</span><span>${counted(pages, 'page')}</span><span>${counted(cars, 'car')}</span><a href="${siteUrl(`${id}--${slug}`, host)}/" aria-label="Preview of ${time}">Preview</a>${isEarlier ? back : ''}${failed ? html`<span class="said bad">${failed}</span>` : ''}</li>`;
}
