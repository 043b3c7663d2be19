import { html } from 'hono/html';
import { mayBeSecret } from '../../../../../src/config/secrets.ts';
import { capitalised } from '../../../../../src/domain/words/wording.ts';
import type { Html } from '../../../page-frame.ts';
import { entryName, placeName } from '../page-texts.ts';
import { entryNoun, inASentence, settingName } from '../setting-name.ts';
import { leafField } from './leaf-field.ts';
import { fieldName, optionOf, stepsOf } from './read-form.ts';
import { aboutOf, type Schema, type Shape, shapeOf } from './shape.ts';
import type { Choice } from './tick-boxes.ts';

/** `faultAt`: why a part cannot be, by its steps; `touched`: the part that a button has changed; `pictures`: to choose one for it. */
export type FormAround = {
	/** The last step of the setting. */
	key: string;
	faultAt: (steps: readonly string[]) => string;
	/** Whether it or something in it cannot be. */
	hasFault: (steps: readonly string[]) => boolean;
	/** Whether it is the first one that cannot be, which has the focus. */
	isFirst: (steps: readonly string[]) => boolean;
	touched: readonly string[] | null;
	pictures: (name: string) => Html | '';
	/** What the list at these steps can have, by the rest of the config. */
	known: (steps: readonly string[]) => readonly Choice[];
};

type Part = { schema: Schema; value: unknown; steps: readonly string[]; around: FormAround };
type Entry = { name: string; value: unknown; schema: Schema; steps: readonly string[] };

/** A list of one entry shows it unfolded. */
const mostUnfolded = 1;

/** The fields of a part: a list has its entries one below another, an object its fields. */
export function partFields({ schema, value, steps, around }: Part): Html {
	const shape = shapeOf(schema);
	if (shape.kind === 'group') return groupFields(shape, { schema, value, steps, around });
	if (shape.kind === 'kinds') {
		const option = optionOf(shape, value);
		return option ? partFields({ schema: option, value, steps, around }) : html``;
	}
	if (shape.kind === 'list') {
		const entries = (Array.isArray(value) ? value : []).map((entry, at): Entry => {
			return { name: listedName(entry, at), value: entry, schema: shape.entry, steps: [...steps, String(at)] };
		});
		return html`${entryList(entries, { around, isOrdered: true })}${addLine(shape.entry, { steps, noun: entryNoun(steps.at(-1) ?? around.key) })}`;
	}
	if (shape.kind === 'map') {
		const entries = Object.entries(Object(value)).map(([key, inner]): Entry => {
			return { name: key, value: inner, schema: shape.entry, steps: [...steps, key] };
		});
		return html`${entryList(entries, { around, isOrdered: false })}${addLine(shape.entry, { steps, noun: 'an entry', isNamed: true })}`;
	}
	return leafField({ shape, value, steps, around, label: '', about: '', standard: aboutOf(schema).default });
}

/** What an entry is called: what it says, with its kind before it. */
function listedName(entry: unknown, at: number): string {
	const [name, kind] = [entryName(entry, at), String(Object(entry)['kind'] ?? '')];
	const words = capitalised(kind.replaceAll(/[-_]/g, ' '));
	if (name === placeName(at)) return `${name}, new`;
	return words && words !== name ? `${words}: ${name}` : name;
}

function entryList(all: readonly Entry[], { around, isOrdered }: { around: FormAround; isOrdered: boolean }): Html {
	if (all.length === 0)
		return html`<p class="quiet none-yet">${around.key === 'answers' ? 'None written for this site yet.' : 'None yet.'}</p>`;
	const item = ({ name, value, schema, steps }: Entry, at: number): Html => {
		const isOpen = all.length <= mostUnfolded || isTouched(steps, around) || around.hasFault(steps);
		const press = (act: string, words: string, sign: string): Html =>
			html`<button name="act" value="${act}:${fieldName(steps)}" data-part aria-label="${words} ${name}" title="${words}">${sign}</button>`;
		const moves = isOrdered
			? html`${at > 0 ? press('up', 'Move up', '↑') : ''}${at < all.length - 1 ? press('down', 'Move down', '↓') : ''}`
			: '';
		const fault = around.faultAt(steps);
		return html`<li class="entry"><details data-at="${fieldName(steps)}"${isOpen ? ' open' : ''}><summary>${name}</summary><div class="parts">${fault ? html`<p class="bad">${fault}</p>` : ''}${partFields({ schema, value, steps, around })}</div></details><span class="entry-acts">${moves}${press('drop', 'Remove', 'Remove')}</span></li>`;
	};
	return html`<ol class="entries">${all.map(item)}</ol>`;
}

/** `noun`: what is added, `a location`. */
type Adding = { steps: readonly string[]; noun: string; isNamed?: boolean };

/** The way to one more: of one of several kinds, or by a name, where there are such. */
function addLine(entry: Schema, { steps, noun, isNamed = false }: Adding): Html {
	const shape = shapeOf(entry);
	const name = fieldName(steps);
	const field = isNamed
		? html`<input name="name-of-${name}" aria-label="Name of the new entry" placeholder="Name" maxlength="60" autocomplete="off">`
		: '';
	if (shape.kind !== 'kinds')
		return html`<p class="add">${field}<button name="act" value="add:${name}" data-part>Add ${noun}</button></p>`;
	const kinds = Object.keys(shape.options).map(
		(kind) =>
			html`<button name="act" value="add:${name}=${kind}" data-part title="${aboutOf(shape.options[kind] ?? {}).description ?? ''}">${capitalised(kind.replaceAll(/[-_]/g, ' '))}</button>`,
	);
	return html`<details class="add"><summary>Add ${noun} …</summary>${field}<p class="act">${kinds}</p></details>`;
}

/** Fields that may be left out and are not filled in stand behind a fold, where there are many. */
const mostSpare = 10;

function groupFields(shape: Extract<Shape, { kind: 'group' }>, { value, steps, around }: Part): Html {
	const said = Object(value) as Record<string, unknown>;
	const asked = Object.entries(shape.fields).filter(([key]) => !mayBeSecret([key], true));
	const all = asked.map(([key, schema]) => {
		const part = { schema, value: said[key], steps: [...steps, key], around };
		const isOpen = shape.required.has(key) || said[key] !== undefined || isTouched(part.steps, around);
		return { key, part, isShown: isOpen || around.hasFault(part.steps) };
	});
	const shown = all.filter(({ isShown }) => isShown);
	const spare = all.filter(({ isShown }) => !isShown);
	const plain = spare
		.filter(({ part }) => isLeaf(shapeOf(part.schema)))
		.slice(0, spare.length > mostSpare ? 0 : mostSpare);
	const folded = spare.filter((one) => !plain.includes(one));
	const fields = (list: typeof all): Html[] =>
		list.map(({ key, part }) => memberField(key, part, shape.required.has(key)));
	const more = folded.length
		? html`<details class="more-fields" data-at="${fieldName(steps)}-more"><summary>More: ${folded.map(({ key }) => inASentence(settingName([key]))).join(', ')}</summary><div class="parts">${fields(folded)}</div></details>`
		: '';
	return html`${fields(all.filter((one) => shown.includes(one) || plain.includes(one)))}${more}`;
}

const isLeaf = ({ kind }: Shape): boolean => !['group', 'list', 'map', 'kinds'].includes(kind);

/** A field of an object; one that has fields itself is a group with a heading. */
function memberField(key: string, { schema, value, steps, around }: Part, isRequired: boolean): Html {
	const shape = shapeOf(schema);
	if (shape.kind === 'fixed') return html``;
	if (key === 'opening_hours') return html`<p class="quiet">Opening hours are a setting besides: look for “hours”.</p>`;
	const { description = '', default: standard } = aboutOf(schema);
	const label = settingName([key]);
	if (isLeaf(shape)) return leafField({ shape, value, steps, around, label, about: description, standard, isRequired });
	return html`<fieldset class="part-group"><legend>${label}</legend>${description ? html`<p class="quiet">${description}</p>` : ''}${partFields({ schema, value, steps, around })}</fieldset>`;
}

const isTouched = (steps: readonly string[], { touched }: FormAround): boolean =>
	touched !== null && steps.every((step, at) => touched[at] === step);

/** The steps that a press of a button leaves in sight: those of what was added, moved or chosen. */
export function touchedBy(act: string, value: unknown): readonly string[] | null {
	const [, name, field = ''] = /^(\w+):(v[^=]*)/.exec(act) ?? [];
	if (!name) return null;
	const steps = stepsOf(field);
	if (name === 'drop') return steps.slice(0, -1);
	if (name === 'add') {
		const list = steps.reduce<unknown>((current, step) => Object(current)[step], value);
		return Array.isArray(list) ? [...steps, String(list.length - 1)] : steps;
	}
	const to = Number(steps.at(-1)) + (name === 'up' ? -1 : 1);
	return name === 'up' || name === 'down' ? [...steps.slice(0, -1), String(to)] : steps;
}
