import { html } from 'hono/html';
import { slugify } from '../../../../src/domain/addresses/slug.ts';
import type { HostedTenant } from '../../hosted-tenants.ts';
import type { Html } from '../../page-frame.ts';
import { siteUrl } from '../../tenant-links.ts';
import type { Operator } from '../admission.ts';
import { cockpitFrame } from '../cockpit-frame.ts';
import { type SiteClock, siteHead } from '../tenant-tabs.ts';
import { tokenIn } from '../token-field.ts';
import { actsBar, otherActs } from './edit-acts.ts';
import { choiceWords, shownPicture } from './form/leaf-field.ts';
import { pictureChoice, uploadField } from './form/pictures.ts';
import { schemaAt, shapeOf } from './form/shape.ts';
import { type FormAround, partFields } from './form/value-form.ts';
import { pageTextGroup } from './groups.ts';
import { hoursFields } from './hours-form.ts';
import { outcome } from './outcome.ts';
import { stepsIn, whatToWrite } from './plain-problems.ts';
import { isProse } from './prose.ts';
import type { Setting } from './rows.ts';
import type { SiteFile } from './site-file.ts';
import { setColours } from './site-sample.ts';
import { isColour } from './swatch.ts';
import type { Tried } from './tried.ts';

type Around = {
	tenant: HostedTenant;
	operator: Operator;
	file: SiteFile;
	clock: SiteClock;
	tried: Tried | null;
	host: string;
	/** The addresses of the tenant's own pictures. */
	pictures: readonly string[];
};

/** One setting to change, at `/tenants/<slug>/config/edit/?key=…`: first the value, then what it changes, and only then the button. */
export function editPage(row: Setting, { tenant, operator, file, clock, tried, host, pictures }: Around): Html {
	const { slug, report } = tenant;
	const back = `/tenants/${slug}/config/#${slugify(row.group)}`;
	const line = file.lineOf(row.path);
	const place =
		line === null
			? 'which does not have it yet: the default holds'
			: html`on <a href="/tenants/${slug}/config/file/#L${line}">line ${line}</a>`;
	return cockpitFrame(
		{ title: `${row.name}, ${report?.name ?? slug}`, operator },
		html`<header>${siteHead(tenant, 'Settings', clock)}<p class="back"><a href="${back}">← All settings</a></p><h1>${row.name}</h1>${row.description ? html`<p>${row.description}${pageLink(row, tenant, host)}</p>` : ''}</header>
<form class="edit-setting" method="post" enctype="multipart/form-data" data-draft="${row.key}" action="/tenants/${slug}/config/edit/#outcome">${tokenIn(operator)}<input type="hidden" name="key" value="${row.key}"><input type="hidden" name="version" value="${file.version}">
<button class="unseen" name="act" value="preview" tabindex="-1" aria-hidden="true">See what changes</button>
${field(row, tried, pictures)}
${otherActs(row, line)}
${tried ? outcome(row, { tried, slug, colours: setColours(file.value) }) : html`<p class="quiet">Nothing is saved before you have seen what changes, and nothing is on the site before you publish it.</p>`}
${actsBar(tried, back)}
<details class="by-hand"><summary>For whoever writes the file</summary><p><code>${row.key}</code> in <code>${file.name}</code>, ${place}</p></details></form>`,
	);
}

/** The way to the page that a text is on. */
function pageLink({ group, path }: Setting, { slug, root }: HostedTenant, host: string): Html | '' {
	if (group !== pageTextGroup || !root) return '';
	return html`. <a href="${siteUrl(slug, host)}${path[1]}">See the page</a>${path.length > 2 ? html` or <a href="?key=${encodeURIComponent(path.slice(0, 2).join('.'))}">change all of its texts together</a>` : ''}`;
}

/** What a value of this kind is written with; lists and objects as JSON. */
function field(row: Setting, tried: Tried | null, pictures: readonly string[]): Html {
	const { control, written } = row;
	const value = tried && !tried.isRemoval ? tried.written : written;
	if (control === 'week' || control === 'dates') return hoursFields(control, JSON.parse(value));
	if (control === 'parts') return partsForm(row, { value, tried, pictures });
	const attributes = html` id="value" name="value"${tried?.fault ? html` aria-invalid="true" aria-describedby="fault"` : ''}`;
	const label = html`<label for="value">${control === 'picture' ? 'Address of the picture' : 'Value'}${control === 'json' ? ', as JSON' : ''}</label>`;
	if (control === 'switch') {
		const option = (name: string, words: string): Html =>
			html`<option value="${name}"${value === name ? ' selected' : ''}>${words}</option>`;
		return html`${label}<select${attributes}>${option('true', 'yes')}${option('false', 'no')}</select>`;
	}
	if (control === 'choice') return html`${label}${choiceField(row, { value, attributes })}`;
	if (control === 'picture')
		return html`${label}${shownPicture(value)}<input${attributes} value="${value}" autocomplete="off" spellcheck="false">${uploadField('v', uploadWords(tried, 'v'))}<p class="quiet">Or choose one of the pictures of the site, or write the address of another.</p>${pictureChoice(pictures, 'v')}`;
	if (control === 'json' || isLongText(row, value)) {
		const rows = Math.min(24, value.split('\n').length + 1);
		return html`${label}<textarea${attributes}${control === 'json' ? '' : html` class="prose"`} rows="${Math.max(control === 'json' ? 3 : 5, rows)}" spellcheck="${control !== 'json'}" autofocus>${value}</textarea>`;
	}
	if (control === 'text' && isColour(value))
		return html`${label}<span class="colour"><input type="color" value="${value}" aria-label="Pick the colour" data-colour><input${attributes} value="${value}" autocomplete="off" spellcheck="false" autofocus></span>`;
	return html`${label}<input${attributes} value="${value}" autocomplete="off" autofocus${control === 'number' ? html` inputmode="decimal"` : ''}>`;
}

const isLongText = ({ control, path }: Setting, value: string): boolean =>
	control === 'text' && isProse(path.at(-1) ?? '', value);

/** The values that the schema allows, in words. */
function choiceField({ path }: Setting, { value, attributes }: { value: string; attributes: Html }): Html {
	const schema = schemaAt(path);
	const shape = schema && shapeOf(schema);
	const values = (shape?.kind === 'choice' ? shape.values : []).map(String);
	const all = values.includes(value) ? values : [value, ...values];
	return html`<select${attributes}>${all.map((one) => html`<option value="${one}"${one === value ? ' selected' : ''}>${choiceWords(one)}${one === String(schema?.default) ? ', as usual' : ''}</option>`)}</select>`;
}

/** The size of the picture in this field and what speaks against it, or why an upload was not kept. */
function uploadWords(tried: Tried | null, name: string): Html | '' {
	if (tried?.uploaded?.name !== name) return '';
	const { fault, facts } = tried.uploaded;
	if (fault) return html`<p class="bad" role="alert">${fault}</p>`;
	if (!facts) return '';
	return html`<p role="status">This picture: ${facts.size}. ${facts.warning ? html`<strong class="warn">${facts.warning}</strong>` : ''}</p>`;
}

type PartsAround = { value: string; tried: Tried | null; pictures: readonly string[] };

/** A list or an object as fields, made from the schema; as JSON behind a fold. */
function partsForm({ path }: Setting, { value, tried, pictures }: PartsAround): Html {
	const json = (text: string): Html =>
		html`<textarea id="value" name="value" aria-label="Value, as JSON" rows="${Math.min(24, text.split('\n').length + 1)}" spellcheck="false">${text}</textarea><p class="act"><button name="act" value="preview-json">See what changes in this JSON</button></p>`;
	const read = jsonIn(value);
	const schema = schemaAt(path);
	if (read === undefined || !schema) return json(value);
	const faults = new Map((tried?.edit?.problems ?? []).map((problem) => [stepsIn(problem.path).join('\n'), problem]));
	const around: FormAround = {
		faultAt: (steps) => {
			const problem = faults.get([...path, ...steps].join('\n'));
			return problem ? whatToWrite(problem) : '';
		},
		hasFault: (steps) => {
			const place = `${[...path, ...steps].join('\n')}\n`;
			return [...faults.keys()].some((key) => `${key}\n`.startsWith(place));
		},
		touched: tried?.touched ?? null,
		pictures: (name) =>
			tried?.browsing === name || tried?.uploaded?.name === name
				? html`${uploadField(name, uploadWords(tried, name))}${pictureChoice(pictures, name)}`
				: '',
	};
	return html`<input type="hidden" name="base" value="${value}"><div class="parts">${partFields({ schema, value: read, steps: [], around })}</div>
<details class="as-json"><summary>Edit as JSON</summary>${json(value)}</details>`;
}

/** What a text says as JSON; undefined where it is none. */
function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		// It was typed as JSON and is shown as it was typed.
		return undefined;
	}
}
