import { html } from 'hono/html';
import { capitalised } from '../../../../../src/domain/words/wording.ts';
import type { Html } from '../../../page-frame.ts';
import { isProse } from '../prose.ts';
import { isColour } from '../swatch.ts';
import { fieldName, writtenAs } from './read-form.ts';
import type { Plain, Shape } from './shape.ts';
import { type Choice, tickBoxes } from './tick-boxes.ts';

type Leaf = {
	shape: Shape;
	value: unknown;
	steps: readonly string[];
	around: {
		faultAt: (steps: readonly string[]) => string;
		isFirst: (steps: readonly string[]) => boolean;
		pictures: (name: string) => Html | '';
		known: (steps: readonly string[]) => readonly Choice[];
	};
	/** Empty for the setting itself, whose name is the heading. */
	label: string;
	about: string;
	standard: unknown;
	isRequired?: boolean;
};

/** A field for a plain value, or for a list of them, with what it is for and why it cannot be what it says. */
export function leafField({ shape, value, steps, around, label, about, standard, isRequired = false }: Leaf): Html {
	const name = fieldName(steps);
	const fault = around.faultAt(steps);
	const choices = shape.kind === 'words' ? choicesOf(shape, around.known(steps)) : [];
	const attributes = html` id="${name}"${choices.length > 0 ? '' : html` name="${name}"`}${label ? '' : html` aria-label="Value"`}${fault || about ? html` aria-describedby="about-${name}"` : ''}${fault ? html` aria-invalid="true"` : ''}${fault && around.isFirst(steps) ? ' autofocus' : ''}`;
	const heading =
		label && choices.length === 0
			? html`<label for="${name}">${label}${isRequired ? html` <span class="quiet">needed</span>` : ''}</label>`
			: '';
	const lines = shape.kind === 'words' && choices.length === 0 ? 'One per line.' : '';
	const written = writtenAs(shape, value);
	const field =
		choices.length > 0
			? tickBoxes({ name, label, attributes, chosen: written.split('\n').filter(Boolean), choices })
			: control({ shape, written, attributes, key: steps.at(-1) ?? '', standard });
	const help =
		about || fault || lines
			? html`<p class="help" id="about-${name}">${fault ? html`<strong class="bad">${fault}</strong> ` : ''}${about} ${lines}</p>`
			: '';
	return html`<div class="part">${heading}${field}${shape.kind === 'picture' ? pictureOf(String(value ?? ''), name) : ''}${shape.kind === 'picture' ? around.pictures(name) : ''}${help}</div>`;
}

/** What a list can have: by its schema, else by the rest of the config; empty where it can have anything. */
const choicesOf = ({ values }: Extract<Shape, { kind: 'words' }>, known: readonly Choice[]): readonly Choice[] =>
	values.length > 0 ? values.map((value) => ({ value: String(value), words: choiceWords(value) })) : known;

type Control = { shape: Shape; written: string; attributes: Html; key: string; standard: unknown };

function control({ shape, written, attributes, key, standard }: Control): Html {
	if (shape.kind === 'switch') return choiceField([true, false], { written, attributes, standard });
	if (shape.kind === 'choice') return choiceField(shape.values, { written, attributes, standard });
	if (shape.kind === 'words' || shape.kind === 'json' || isProse(key, written)) {
		const rows = Math.min(12, Math.max(shape.kind === 'words' ? 3 : 2, written.split('\n').length + 1));
		return html`<textarea${attributes}${shape.kind === 'json' ? '' : html` class="prose"`} rows="${rows}">${written}</textarea>`;
	}
	if (shape.kind === 'colour' && (isColour(written) || written === ''))
		return html`<span class="colour"><input type="color" value="${written || '#ffffff'}" aria-label="Pick the colour" data-colour><input${attributes} value="${written}" autocomplete="off" spellcheck="false"></span>`;
	const type = shape.kind === 'day' && /^(?:\d{4}-\d\d-\d\d)?$/.test(written) ? 'date' : 'text';
	return html`<input${attributes} type="${type}" value="${written}" autocomplete="off"${shape.kind === 'number' ? html` inputmode="decimal"` : ''}>`;
}

type Choices = { written: string; attributes: Html; standard: unknown };

/** The choices in words; the one that holds where nothing is chosen is told. */
function choiceField(values: readonly Plain[], { written, attributes, standard }: Choices): Html {
	const option = (value: string, words: string): Html =>
		html`<option value="${value}"${value === written ? ' selected' : ''}>${words}</option>`;
	const none = standard === undefined ? '–' : `As usual: ${choiceWords(standard as Plain).toLowerCase()}`;
	return html`<select${attributes}>${option('', none)}${values.map((value) => option(JSON.stringify(value), choiceWords(value)))}</select>`;
}

/** A value of a choice as people say it: `bricolage-grotesque` is `Bricolage grotesque`. */
export function choiceWords(value: Plain): string {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No';
	return value === '' || value === null ? 'None' : capitalised(String(value).replaceAll(/[-_]/g, ' '));
}

/** The picture itself, where it is one of the site's own, and the way to others. */
function pictureOf(address: string, name: string): Html {
	return html`<span class="picture">${shownPicture(address)}<button name="act" value="browse:${name}" data-part>Choose a picture</button></span>`;
}

/** The picture at an address; nothing where there is none. */
export const shownPicture = (address: string): Html | '' =>
	address.startsWith('/') || address.startsWith('https://')
		? html`<span class="picture"><img src="${pictureAddress(address)}" alt="" loading="lazy"></span>`
		: '';

/** Where the host shows a picture of the tenant, published or not; below the address of the form. */
export const pictureAddress = (address: string): string =>
	address.startsWith('/') ? `../picture/?${new URLSearchParams({ path: address })}` : address;
