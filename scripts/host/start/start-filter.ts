import { html } from 'hono/html';
import { attention, columns } from '../cockpit/fleet/columns.ts';
import { fleetParts } from '../cockpit/fleet/fleet-parts.ts';
import type { Html } from '../page-frame.ts';
import { number } from '../wording.ts';
import { type ListedSite, type StartQuery, startAddress, type Trait, traitNames, traits } from './start-query.ts';

/** The form over the sites. It works without a script; with one, typing and choosing need no button. */
export function startFilter(tenants: readonly ListedSite[], { q, group, chosen, sort, dir }: StartQuery): Html {
	const choices = traitNames
		.filter((trait) => trait !== 'state')
		.map((trait) => traitField(trait, tenants, chosen[trait]));
	const groups = traitNames.map((trait) => option(trait, traits[trait].title, group));
	const orders = [attention, ...columns].map(({ key, title }) => option(key, title, sort.key));
	const isChosen = group !== '' || sort !== attention || chosen.template !== '' || chosen.theme !== '';
	const isNarrowed = q !== '' || traitNames.some((trait) => chosen[trait] !== '');
	return html`<form class="find" role="search" action="/">
<label class="wide">Find a site <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Name, template or state" data-filter></label>
<details class="find-more"${isChosen ? ' open' : ''}><summary>Filter and group</summary>
${choices}
<label>Sort by <select name="sort" data-choice>${orders}</select></label>
<label>Group by <select name="group" data-choice>${option('', 'Nothing', group)}${groups}</select></label>
</details>
${dir === sort.first ? '' : html`<input type="hidden" name="dir" value="${dir}">`}${chosen.state ? html`<input type="hidden" name="state" value="${chosen.state}">` : ''}<noscript><button>Show</button></noscript>${isNarrowed ? html` <a href="/">Show all sites</a>` : ''}</form>`;
}

/** The sites by state and what waits in them, as above the table, each with its number: one look says what is there, and a click shows those alone. */
export function startTally(tenants: readonly ListedSite[], query: StartQuery): Html {
	const part = (state: string, words: Html | string): Html => {
		const isCurrent = query.chosen.state === state;
		const address = startAddress({ ...query, chosen: { ...query.chosen, state } });
		return html`<li><a href="${address}"${isCurrent ? html` aria-current="true"` : ''}>${words}</a></li>`;
	};
	const states = fleetParts(tenants.map(({ row }) => row)).map(({ key, words }) => part(key, words));
	return html`<ul class="tally">${part('', `All ${number(tenants.length)}`)}${states}</ul>`;
}

function traitField(trait: Trait, tenants: readonly ListedSite[], current: string): Html {
	const values = [...new Set([...tenants.map(traits[trait].valueOf), ...(current ? [current] : [])])].sort();
	const all = option('', 'All', current);
	return html`<label>${traits[trait].title} <select name="${trait}" data-choice>${all}${values.map((value) => option(value, value, current))}</select></label>`;
}

const option = (value: string, text: string, current: string): Html =>
	html`<option value="${value}"${value === current ? ' selected' : ''}>${text}</option>`;
