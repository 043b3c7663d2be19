import { html } from 'hono/html';
import type { HostedTenant } from './hosted-tenants.ts';
import type { Html } from './page-frame.ts';
import { type StartQuery, type Trait, traitNames, traits } from './start-query.ts';

/** The form over the sites. It works without a script; with one, typing and choosing need no button. */
export function startFilter(tenants: readonly HostedTenant[], { q, group, chosen }: StartQuery): Html {
	const choices = traitNames.map((trait) => traitField(trait, tenants, chosen[trait]));
	const groups = traitNames.map((trait) => option(trait, traits[trait].title, group));
	const isNarrowed = q !== '' || traitNames.some((trait) => chosen[trait] !== '');
	return html`<form class="find" role="search" action="/">
<label class="wide">Find a site <input name="q" type="search" value="${q}" maxlength="100" autocomplete="off" placeholder="Name, template or state" data-filter></label>
${choices}
<label>Group by <select name="group" data-choice>${option('', 'Nothing', group)}${groups}</select></label>
<button>Show</button>${isNarrowed ? html` <a href="/">Show all sites</a>` : ''}</form>`;
}

function traitField(trait: Trait, tenants: readonly HostedTenant[], current: string): Html {
	const values = [...new Set([...tenants.map(traits[trait].valueOf), ...(current ? [current] : [])])].sort();
	const all = option('', 'All', current);
	return html`<label>${traits[trait].title} <select name="${trait}" data-choice>${all}${values.map((value) => option(value, value, current))}</select></label>`;
}

const option = (value: string, text: string, current: string): Html =>
	html`<option value="${value}"${value === current ? ' selected' : ''}>${text}</option>`;
