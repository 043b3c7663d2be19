import { html } from 'hono/html';
import type { SettingChange, SettingHistory } from '../../../../../netlify/fleet/setting-changes.ts';
import { zoneFormats } from '../../../../../src/domain/hours/zone-formats.ts';
import { capitalised } from '../../../../../src/domain/words/wording.ts';
import type { HostedTenant } from '../../../hosted-tenants.ts';
import { counted, type Html } from '../../../page-frame.ts';
import { type Clock, moment } from '../../../wording.ts';
import type { Operator } from '../../admission/admission.ts';
import { cockpitFrame } from '../../cockpit-frame.ts';
import { type SiteClock, siteHead } from '../../tenant-tabs.ts';
import type { Setting } from '../rows.ts';
import { settingName } from '../setting-name.ts';
import { fromTo } from './change-words.ts';
import { fateOf } from './fate.ts';

type View = {
	tenant: HostedTenant;
	operator: Operator;
	clock: SiteClock;
	/** Null where no database records it; `fault`: why it cannot be asked. */
	history: SettingHistory | null;
	fault: string | null;
	/** The settings as they are now. */
	rows: readonly Setting[];
	/** Whether a setting says by now what it said before a change. */
	isBack: (change: SettingChange) => boolean;
	/** The setting whose changes alone are asked for; empty for all. */
	key: string;
};

/** Who changed what in the settings of a site, at `/tenants/<slug>/config/history/`, with the way back of each. */
export function historyPage(view: View): Html {
	const { tenant, operator, clock, history, fault, key } = view;
	const { slug, report } = tenant;
	const shown = history?.changes.filter(({ path }) => key === '' || path.join('.') === key) ?? [];
	const nameOf = nameIn(view.rows);
	const title = key ? html`History of ${nameOf(key.split('.'), key)}` : html`History of the settings`;
	const all = key ? html` <a href="/tenants/${slug}/config/history/">All settings</a>` : '';
	return cockpitFrame(
		{ title: `History of the settings, ${report?.name ?? slug}`, operator },
		html`<header>${siteHead(tenant, 'Settings', clock)}<p class="back"><a href="/tenants/${slug}/config/">← All settings</a></p><h1>${title}</h1><p>What was changed on these pages, with who did it and the build that published it. A change in the file itself is in its version control.${all}</p></header>
${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : ''}${history ? html`<p class="quiet">${counted(shown.length, 'change')}</p>` : ''}
${shown.length ? byDay(shown, view) : nothing(view)}`,
	);
}

function nothing({ history, fault, key }: View): Html | '' {
	if (fault) return '';
	if (!history) return html`<p class="empty">Changes are recorded in the database, and this host has none.</p>`;
	return html`<p class="empty">${key ? 'This setting has not been changed here yet.' : 'No setting has been changed here yet. The next change is recorded with its time and who made it.'}</p>`;
}

const dayIn = zoneFormats('en-AU', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const timeIn = zoneFormats('en-AU', { hour: 'numeric', minute: '2-digit' });

/** The changes below the day on which they were made, by the dealer's clocks. */
function byDay(shown: readonly SettingChange[], view: View): Html {
	const days = Map.groupBy(shown, ({ at }) => dayIn(view.clock.zone).format(at));
	return html`${[...days].map(([day, changes]) => html`<section class="history"><h2>${day}</h2><ol class="notes">${changes.map((change) => entry(change, view))}</ol></section>`)}`;
}

const verbs = { saved: 'changed', undone: 'took back', discarded: 'discarded the change of' } as const;

/** Whether it gave up what no build had published: the site says it already, so nothing waits and nothing is put back. */
const givesUp = ({ kind }: SettingChange): boolean => kind === 'discarded';

function entry(change: SettingChange, view: View): Html {
	const { tenant, clock, rows } = view;
	const { path, at, kind } = change;
	const by = change.by ? html`<strong>${change.by}</strong> ${verbs[kind]}` : capitalised(verbs[kind]);
	const key = path.join('.');
	const row = rows.find((one) => one.key === key);
	const name = nameIn(rows)(path, key);
	const edit = `/tenants/${tenant.slug}/config/edit/?key=${encodeURIComponent(key)}`;
	const link = row?.isEditable
		? html`<a href="${edit}" title="${key}">${name}</a>`
		: html`<strong title="${key}">${name}</strong>`;
	const back =
		row?.isEditable && change.isWhole && !givesUp(change) && !view.isBack(change)
			? html`<a class="button" href="${edit}&back=${change.id}#outcome" aria-label="Put ${name} back to what it was before this">Put back</a>`
			: '';
	return html`<li id="${change.id}"><time datetime="${new Date(at).toISOString()}" title="${moment(at, clock.zone)}">${timeIn(clock.zone).format(at)}</time><div><p>${by} ${link}</p>${fromTo(change)}<p class="quiet">${givesUp(change) ? 'Discarded' : fateWords(change, view, clock)}</p></div>${back}</li>`;
}

function fateWords(change: SettingChange, { history, tenant }: View, { zone }: Clock): Html | string {
	const fate = fateOf(change, history ?? { changes: [], builds: [] });
	if (fate.kind === 'published')
		return html`Published with <a href="/tenants/${tenant.slug}/builds/${fate.build.id}/">the build of ${moment(fate.build.startedAt, zone)}</a>`;
	if (fate.kind === 'at once') return 'Worked at once';
	if (fate.kind === 'replaced') return 'Changed again before it was published';
	return fate.kind === 'discarded'
		? 'Discarded before it was published'
		: html`<span class="warn">Not on the site yet</span>`;
}

const nameIn =
	(rows: readonly Setting[]) =>
	(path: readonly string[], key: string): string =>
		rows.find((row) => row.key === key)?.name ?? settingName(path);
