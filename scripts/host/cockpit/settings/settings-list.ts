import { html } from 'hono/html';
import { slugify } from '../../../../src/domain/addresses/slug.ts';
import { counted, type Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';
import { otherKeys, placeOf, settingGroups } from './groups.ts';
import { inList } from './in-list.ts';
import { oftenChanged } from './often.ts';
import { plainWords } from './plain-words.ts';
import { type Setting, type SettingSource, settingSources } from './rows.ts';
import { swatch } from './swatch.ts';

/** What the address of the page asks for: words, and settings of one source. */
export type SettingsQuery = { q: string; source: SettingSource | '' };

/** Reads it; an unknown source is all of them. */
export function readSettingsQuery(params: URLSearchParams): SettingsQuery {
	const source = settingSources.find((one) => one === params.get('source')) ?? '';
	return { q: (params.get('q') ?? '').trim().slice(0, 100), source };
}

/** `canEdit`: whether who looks may change what can be changed. */
type Shown = SettingsQuery & { address: string; canEdit: boolean };

/** The settings by subject, each group folded until it is asked for, with a search that also works without a script. */
export function settingsList(rows: readonly Setting[], shown: Shown): Html {
	const chosen = rows.filter(({ source }) => shown.source === '' || source === shown.source);
	const groups = [...settingGroups.map(({ name }) => name), otherKeys].flatMap((name) => {
		const members = chosen
			.filter(({ group }) => group === name)
			.sort((one, other) => placeOf(one.path[0] ?? '') - placeOf(other.path[0] ?? ''));
		return members.length ? [{ name, members }] : [];
	});
	const isNone = !chosen.some((row) => hasWords(row, shown.q));
	const often = shown.q === '' && shown.source === '' ? oftenChanged(rows, shown) : '';
	return html`${searchForm(shown)}${often}${sourceTally(rows, shown)}${rows.some(({ source }) => source === 'dashboard') ? ofDashboard : ''}
<div class="settings-page">${groupNav(groups, shown.q)}<div class="setting-groups">${groups.map((group) => groupSection(group, shown))}
<p class="empty" data-none${isNone ? '' : ' hidden'}>No setting matches <strong data-asked>${shown.q ? `“${shown.q}”` : 'this choice'}</strong>. <a href="${shown.address}" data-clear>Show all settings</a></p></div></div>`;
}

const ofDashboard = html`<p class="quiet">What comes from the dashboard is changed there: it goes before site.json.</p>`;

/** The subjects beside the settings, where there is room: the script shows the one that was chosen. */
const groupNav = (groups: readonly Group[], q: string): Html =>
	html`<nav class="group-nav" aria-label="Subjects" data-groups>${groups.map(({ name, members }) => {
		const found = members.filter((row) => hasWords(row, q)).length;
		return html`<a href="#${slugify(name)}"${found === 0 ? ' hidden' : ''}>${name} <span class="quiet" data-in-group>${number(found)}</span></a> `;
	})}</nav>`;

/** How many settings that the search finds come from where; each leads to those alone. */
function sourceTally(all: readonly Setting[], { address, source: current, q }: Shown): Html {
	const rows = all.filter((row) => hasWords(row, q));
	const addressOf = (source: string): string => {
		const asked = new URLSearchParams([...(source ? [['source', source]] : []), ...(q ? [['q', q]] : [])]);
		return asked.size > 0 ? `${address}?${asked}` : address;
	};
	const part = (source: SettingSource | '', words: string): Html => {
		const isOf = (row: Setting): boolean => source === '' || row.source === source;
		const [whole, count] = [all.filter(isOf).length, rows.filter(isOf).length];
		return html`<li><a href="${addressOf(source)}"${source === current ? html` aria-current="true"` : ''}>${words} <span data-count="${source || 'all'}" data-all="${whole}">${number(count)}</span></a></li>`;
	};
	const sources = settingSources
		.filter((source) => all.some((row) => row.source === source))
		.map((source) => part(source, sourceNames[source]));
	return html`<ul class="tally">${part('', 'All')}${sources}</ul>`;
}

const sourceNames = {
	'site.json': 'Set for this site',
	dashboard: 'From the dashboard',
	default: 'Defaults',
} as const satisfies Record<SettingSource, string>;

const searchForm = ({ q, source, address }: Shown): Html => html`<form class="find" role="search" action="${address}">
<label class="wide">Find a setting <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Name, key, value or what it is for" data-filter></label>
${source ? html`<input type="hidden" name="source" value="${source}">` : ''}<noscript><button>Find</button></noscript></form>`;

/** The same of one setting; its key and line are behind it. */
const sourceWords = {
	'site.json': 'Set for this site',
	dashboard: 'From the dashboard',
	default: 'Default',
} as const satisfies Record<SettingSource, string>;

type Group = { name: string; members: readonly Setting[] };

/** A search and a choice of settings unfold what they find. */
function groupSection({ name, members }: Group, shown: Shown): Html {
	const { q, source } = shown;
	const own = members.filter((row) => row.source !== 'default').length;
	const said =
		own === members.length ? 'all set for this site' : own ? `${number(own)} set for this site` : 'all default';
	const isOpen = q !== '' || source !== '';
	const words = `${counted(members.length, 'setting')}, ${said}`;
	const found = members.filter((row) => hasWords(row, q)).length;
	return html`<details class="fold setting-group" id="${slugify(name)}" data-unfolds${isOpen ? ' open' : ''}><summary><span class="name">${name}</span> <span class="quiet" data-said="${words}">${q ? `${number(found)} found` : words}</span></summary><ul class="notes">${members.map((row) => settingRow(row, shown))}</ul></details>`;
}

/** One that the search does not find is there too, hidden, for the script to show again. */
function settingRow(row: Setting, { q, address, canEdit }: Shown): Html {
	const { name, description, pending } = row;
	const value = shownValue(row, address, canEdit);
	return html`<li class="setting" data-key="${row.key}" data-source="${row.source}" data-find="${searchText(row)}"${hasWords(row, q) ? '' : ' hidden'}><div class="setting-name">${name}</div><div class="value">${value}${pending === null ? '' : html`<p class="next">After the next build: <strong>${pending}</strong></p>`}</div>${description ? html`<p class="about">${description}</p>` : ''}<span class="origin">${origin(row, address, canEdit)}</span></li>`;
}

/** The value in a line, a picture as itself, a list or object folded. */
function shownValue({ control, text, whole, written }: Setting, address: string, canEdit: boolean): Html {
	if (whole) return html`<details><summary>${text}</summary><pre class="source" tabindex="0">${whole}</pre></details>`;
	if (control !== 'picture' || !written.startsWith('/') || !canEdit) return html`${swatch(text)}${text}`;
	return html`<span class="picture"><img src="${address}picture/?${new URLSearchParams({ path: written })}" alt="" loading="lazy"></span><span class="quiet">${written.replace(/^.*\//, '')}</span>`;
}

/** Where a value comes from, with its line, and the ways to take it along and to change it. */
function origin(row: Setting, address: string, canEdit: boolean): Html {
	const { key, source, line, isEditable, written, control } = row;
	const words = line === null ? source : `${source}:${line}`;
	const from =
		line !== null && canEdit
			? html`<a class="from" data-source="${source}" href="${address}file/#L${line}">${words}</a>`
			: html`<span class="from" data-source="${source}">${words}</span>`;
	const json = `${JSON.stringify(key.split('.').at(-1))}: ${control === 'text' ? JSON.stringify(written) : written}`;
	const copy = isEditable
		? html`<button type="button" class="copy plain" data-copy="${json}" aria-label="Copy ${key} as JSON">Copy</button>`
		: '';
	const edit =
		canEdit && isEditable
			? html`<a class="edit"${inList(row)} href="${address}edit/?key=${encodeURIComponent(key)}" aria-label="Edit ${key}">Edit</a>`
			: canEdit && line !== null && source === 'site.json'
				? html`<a href="${address}file/#L${line}" title="It may hold a secret: it is changed in site.json itself">Edit in the file</a>`
				: canEdit && !isEditable && source === 'default'
					? html`<span class="quiet">Changed in site.json itself, as it may name secrets</span>`
					: '';
	return html`${edit}<details class="in-file"><summary>${sourceWords[source]}</summary><code>${key}</code> ${from} ${copy}</details>`;
}

const searchText = ({ key, name, description, source, text }: Setting): string =>
	`${key} ${name} ${text} ${description} ${source} ${plainWords(key)}`.toLowerCase();

function hasWords(row: Setting, q: string): boolean {
	const text = searchText(row);
	return q
		.toLowerCase()
		.split(/\s+/)
		.every((word) => text.includes(word));
}
