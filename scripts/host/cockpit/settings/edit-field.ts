import { html } from 'hono/html';
import type { Html } from '../../page-frame.ts';
import { choiceWords, shownPicture } from './form/leaf-field.ts';
import { partsForm } from './form/parts-form.ts';
import { pictureChoice, uploadField } from './form/pictures.ts';
import { schemaAt, shapeOf } from './form/shape.ts';
import { uploadWords } from './form/upload-words.ts';
import { holidaysFrom } from './holidays.ts';
import { hoursFields } from './hours-form.ts';
import { hoursRows } from './hours-rows.ts';
import { fieldOf } from './outcome.ts';
import { whatToWrite } from './plain-problems.ts';
import { isProse } from './prose.ts';
import type { Setting } from './rows.ts';
import type { SiteFile } from './site-file.ts';
import { isColour } from './swatch.ts';
import type { Tried } from './tried.ts';
import { answersKey, usualAnswersList } from './usual-answers.ts';

type FieldAround = { tried: Tried | null; pictures: readonly string[]; file: SiteFile; now: number };

/** What a value of this kind is written with; lists and objects as JSON. */
export function settingField(row: Setting, { tried, pictures, file, now }: FieldAround): Html {
	const { control, written } = row;
	const value = tried && !tried.isRemoval ? tried.written : written;
	if (control === 'week' || control === 'dates') {
		const { rows = hoursRows(control, JSON.parse(value)), fault = null, fresh = null } = tried?.hours ?? {};
		const holidays = control === 'dates' ? holidaysFrom(new Date(now).toISOString().slice(0, 10), file.value) : [];
		return hoursFields(control, rows, { fault, holidays, fresh });
	}
	if (control === 'parts')
		return html`${partsForm(row, { value, tried, pictures, config: file.value })}${row.key === answersKey ? usualAnswersList(value, file) : ''}`;
	const said = tried?.edit?.problems.find((problem) => fieldOf(row, problem) !== null);
	const attributes = html` id="value" name="value"${tried?.fault || said ? html` aria-invalid="true" aria-describedby="fault"` : ''}`;
	return html`${plainField(row, { value, attributes, tried, pictures })}${said ? html`<p class="bad" id="fault">${whatToWrite(said)}</p>` : ''}`;
}

type PlainAround = { value: string; attributes: Html; tried: Tried | null; pictures: readonly string[] };

function plainField(row: Setting, { value, attributes, tried, pictures }: PlainAround): Html {
	const { control } = row;
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
