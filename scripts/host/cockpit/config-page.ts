import { html } from 'hono/html';
import type { RebuildStatus } from '../../../src/contract/rebuild.ts';
import type { HostedTenant } from '../hosted-tenants.ts';
import type { Html } from '../page-frame.ts';
import { publishedFacts } from '../published-facts.ts';
import { problemList } from '../report/problem-list.ts';
import { type Clock, number, timeAgo } from '../wording.ts';
import type { Operator } from './admission/admission.ts';
import { tokenIn } from './admission/token-field.ts';
import { unlockLine } from './admission/unlock-line.ts';
import type { Untaken } from './builds/waiting-notice.ts';
import { cockpitFrame } from './cockpit-frame.ts';
import { isAtOnce } from './settings/at-once.ts';
import { allChanges } from './settings/discard.ts';
import { notedSettings } from './settings/noted.ts';
import { type DoneNow, pendingBar, pendingNotice } from './settings/pending-notice.ts';
import type { Setting } from './settings/rows.ts';
import { settingName } from './settings/setting-name.ts';
import { type SettingsQuery, settingsList } from './settings/settings-list.ts';
import { readSiteFile, type SiteFile } from './settings/site-file.ts';
import { undoableKey } from './settings/undo.ts';
import { type SiteClock, siteHead } from './tenant-tabs.ts';

type Around = SiteClock & {
	/** Which rebuilds wait and run; null without a database. */
	status: RebuildStatus | null;
	/** Where no builder takes the rebuild that waits. */
	untaken: Untaken | null;
	out: string;
	/** Folder with the tenants; null where this host does not have them. */
	tenantsDir: string | null;
	operator: Operator;
	query: SettingsQuery;
	/** The setting that was saved just now. */
	saved: string | null;
	/** The setting whose saving was undone just now. */
	undone: string | null;
	/** The setting whose change was discarded just now; `all` for all of them. */
	discarded: string | null;
	/** Whether the rebuild that would have published it was taken back with it. */
	isCancelled: boolean;
	/** Asks who did it, where that is not known. */
	ask: Html | '';
};

/** The settings that a tenant's site was last built from, at `/tenants/<slug>/config/`, and those that a build refused. */
export function configPage(
	tenant: HostedTenant,
	{ out, tenantsDir, operator, query, saved, undone, discarded, isCancelled, ask, ...clock }: Around,
): Html {
	const { slug, report } = tenant;
	const name = report?.name ?? slug;
	const file = report?.configFile ?? `tenants/${slug}/site.json`;
	const onDisk = readSiteFile(tenantsDir, slug);
	const rows = notedSettings(out, slug, onDisk);
	const nameOf = (key: string): string => rows?.find((row) => row.key === key)?.name ?? settingName(key.split('.'));
	const noted = html`<p>As the site was last built with them.${onDisk ? '' : html` They are kept in <code>${file}</code>, which is not on this machine: change them there and build again.`}</p>`;
	const missing = html`<p>They are not known here, as no build on this machine has published the site. Their file is <code>${file}</code>.</p>`;
	const undo = (key: string): Html | '' => undoForm(slug, key, { onDisk, operator });
	const done = doneNow({ saved, undone, discarded, isCancelled, ask }, { nameOf, undo, rows });
	const canEdit = onDisk !== null && operator.signedIn;
	const pending = rows ? pendingNotice(slug, rows, { operator, canEdit, done, ...clock }) : '';
	return cockpitFrame(
		{ title: `Settings of ${name}`, operator },
		html`<header>${siteHead(tenant, 'Settings', clock)}<div class="title"><h1>Settings</h1>${operator.signedIn ? html`<a href="/tenants/${slug}/config/history/">History of changes</a>` : ''}</div>
${rows ? noted : missing}</header>
<div data-notices data-live="notices"${clock.status?.waiting.length ? ' data-busy' : ''}>${heldBack(tenant, clock)}${pending || doneAlone(done)}</div>${onDisk && !operator.signedIn ? unlockLine(operator, 'Settings can be read here, and changed once you have signed in.') : ''}${rows ? settingsList(rows, { ...query, address: `/tenants/${slug}/config/`, canEdit }) : ''}${onDisk && rows ? fileLine(slug, onDisk, operator) : ''}${rows && operator.signedIn ? pendingBar(slug, rows, { operator, status: clock.status }) : ''}`,
	);
}

/** The way back while nobody has written the file since. */
const undoForm = (
	slug: string,
	key: string,
	{ onDisk, operator }: { onDisk: SiteFile | null; operator: Operator },
): Html | '' =>
	onDisk && operator.signedIn && undoableKey(onDisk) === key
		? html`<form method="post" action="/tenants/${slug}/config/undo/">${tokenIn(operator)}<button>Undo</button></form>`
		: '';

type Known = { nameOf: (key: string) => string; undo: (key: string) => Html | ''; rows: readonly Setting[] | null };

/** What has just been done, by the address; null for nothing. */
function doneNow(
	{
		saved,
		undone,
		discarded,
		isCancelled,
		ask,
	}: Pick<Around, 'saved' | 'undone' | 'discarded' | 'isCancelled' | 'ask'>,
	{ nameOf, undo, rows }: Known,
): DoneNow | null {
	if (saved) return { words: savedWords(saved, nameOf(saved), rows), undo: undo(saved), ask };
	if (discarded) {
		const words = discardedWords(nameOf(discarded), discarded);
		const said = isCancelled ? html`${words} The rebuild that was to publish it is cancelled.` : words;
		return { words: said, undo: undo(discarded), ask };
	}
	const words = html`Undone: ${undone === allChanges ? 'the settings are' : html`<strong>${nameOf(undone ?? '')}</strong> is`} as before.`;
	return undone ? { words, undo: '', ask } : null;
}

/** Where nothing waits for a build. */
const doneAlone = (done: DoneNow | null): Html | '' =>
	done
		? html`<div class="notice good saved" role="status"><span>${done.words}</span>${done.undo}</div>${done.ask}`
		: '';

function savedWords(key: string, name: string, rows: readonly Setting[] | null): Html {
	if (isAtOnce(key.split('.')))
		return html`Saved <strong>${name}</strong>. It works from now on: no page of the site shows it.`;
	const waits = rows?.some(({ pending }) => pending !== null) ?? true;
	return html`Saved <strong>${name}</strong>.${waits ? '' : ' The site shows it so already: nothing waits to be published.'}`;
}

const discardedWords = (name: string, key: string): Html =>
	key === allChanges
		? html`Discarded all changes: the settings are as the site shows them.`
		: html`Discarded the change of <strong>${name}</strong>: it is as the site shows it.`;

/** What the last build refused, each with its file, field, value and remedy. */
function heldBack({ root, report }: HostedTenant, clock: Clock): Html | '' {
	if (!report || report.ok || report.problems.length === 0) return '';
	const before = publishedFacts(report);
	const since = before ? html` built ${timeAgo(before.endedAt, clock)}` : '';
	const site = root ? html`The site stays as it was${since}, with the settings below.` : 'There is no site yet.';
	return html`<section class="held" id="held-back"><h2 class="bad">Held back (${number(report.problems.length)})</h2>
<p>The build of ${timeAgo(report.endedAt, clock)} was refused. ${site}</p>${problemList(report.problems)}</section>`;
}

/** Where the settings are written, for a look, an editor or a copy. */
function fileLine(slug: string, { name, path }: SiteFile, operator: Operator): Html {
	const look = operator.signedIn ? html`<a href="/tenants/${slug}/config/file/">See the file</a>` : '';
	return html`<p class="path quiet">Kept in <code title="${path}">${name}</code> <button type="button" class="copy" data-copy="${path}">Copy path</button> ${look}</p>`;
}
