import { join } from 'node:path';
import { html } from 'hono/html';
import { folderTarget } from '../../deploy/folder/folder-target.ts';
import { ReleaseStore } from '../../deploy/folder/release-store.ts';
import { rollBackTenant } from '../../deploy/roll-back-tenant.ts';
import { contentsOf } from '../../deploy/site/release.ts';
import { thisBuilder } from '../../publish/disk/builder.ts';
import type { Html } from '../page-frame.ts';
import { siteUrl } from '../tenant-links.ts';
import { moment, number } from '../wording.ts';
import type { Operator } from './admission.ts';
import { tokenIn } from './token-field.ts';

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

/** Brings a release back as `npm run deploy -- --rollback` does, and says so. Rejects with an Error in words. */
export async function rollBackTo(out: string, slug: string, id: string): Promise<string> {
	// How many releases are kept is up to those who deploy.
	const target = folderTarget(slug, { root: out, keep: Number.MAX_SAFE_INTEGER });
	const said: string[] = [];
	const patience = { builder: thisBuilder(), waitMs, say: (text: string) => void said.push(text) };
	const now = (): number => Math.floor(Date.now() / 1000);
	await rollBackTenant(target, { slug, id, dryRun: false, by: 'cockpit', now, patience });
	return said.at(-1) ?? `${slug}: ${id} is live again.`;
}

type Around = { slug: string; host: string; operator: Operator };

/** The releases with a preview of each, and a button to bring an earlier one back. */
export function releaseTable(releases: readonly ListedRelease[], around: Around): Html {
	if (releases.length === 0) return html``;
	return html`<section><h2>Releases</h2><div class="scroll" tabindex="0" role="region" aria-label="Releases"><table>
<thead><tr>${['Deployed', 'By', 'Pages', 'Cars', 'State', 'Open', 'Roll back'].map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
<tbody>${releases.map((release) => releaseRow(release, around))}</tbody></table></div></section>`;
}

function releaseRow(release: ListedRelease, { slug, host, operator }: Around): Html {
	const { id, kind, deployedAt, by, pages, cars, isLive, isEarlier, failed } = release;
	const time = moment(deployedAt * 1000);
	const state = failed
		? html`<span class="bad">failed: ${failed}</span>`
		: html`${isLive ? html`<strong>live</strong> ` : ''}${kind === 'release' ? '' : kind}`;
	const back = html`<form method="post" action="/tenants/${slug}/roll-back/">${tokenIn(operator)}<input type="hidden" name="release" value="${id}"><button aria-label="Roll back to ${time}">Roll back</button></form>`;
	return html`<tr><td>${time}</td><td>${by}</td><td>${number(pages)}</td><td>${number(cars)}</td><td>${state}</td><td><a href="${siteUrl(`${id}--${slug}`, host)}/" aria-label="Preview of ${time}">Preview</a></td><td>${isEarlier ? back : ''}</td></tr>`;
}
