import { html } from 'hono/html';
import type { Html } from '../../../page-frame.ts';

/** A value that can be chosen, and what it is called. */
export type Choice = { value: string; words: string };

type Boxes = { name: string; label: string; attributes: Html; chosen: readonly string[]; choices: readonly Choice[] };

/**
 * A box for each value that a list can have: those that are chosen first, in their order, which the list keeps. One that is not
 * known is there as it was written. The empty field before them says that the form has the list where no box is ticked.
 */
export function tickBoxes({ name, label, attributes, chosen, choices }: Boxes): Html {
	const wordsOf = (value: string): string => choices.find((choice) => choice.value === value)?.words ?? value;
	const rest = choices.filter(({ value }) => !chosen.includes(value)).map(({ value }) => value);
	const box = (value: string): Html =>
		html`<label><input type="checkbox" name="${name}" value="${value}"${chosen.includes(value) ? ' checked' : ''}> ${wordsOf(value)}</label>`;
	return html`<fieldset class="ticks"${attributes} tabindex="-1">${label ? html`<legend>${label}</legend>` : ''}<input type="hidden" name="${name}" value="">${[...chosen, ...rest].map(box)}</fieldset>`;
}
