import { html } from 'hono/html';
import type { Problem } from '../../../../src/config/problem.ts';
import { counted, type Html } from '../../page-frame.ts';
import { fieldName } from './form/read-form.ts';
import { fieldSteps } from './form/shape.ts';
import { plainChange } from './plain-change.ts';
import { plainProblems, stepsIn } from './plain-problems.ts';
import { followingWords, previewSection } from './preview/preview-section.ts';
import { readableShade } from './readable-shade.ts';
import type { Setting } from './rows.ts';
import type { DiffLine } from './site-file.ts';
import { colourOf, type SetColours } from './site-sample.ts';
import { isColour, swatch } from './swatch.ts';
import type { Tried } from './tried.ts';

type Around = { tried: Tried; slug: string; colours: SetColours };

/** What comes of what was written into the form of a setting: why it cannot be, or what it changes. */
export function outcome(row: Setting, { tried, slug, colours }: Around): Html {
	const { edit, fault, isRemoval, written } = tried;
	if (tried.hours?.fault)
		return html`<p class="notice bad" data-outcome>Nothing is saved: a line above has to be corrected first.</p>`;
	if (fault) return html`<div data-outcome><p class="notice bad" role="alert" id="fault">${fault}</p></div>`;
	if (!edit)
		return html`<p class="quiet" id="outcome" data-outcome>Nothing is saved yet: press See what changes when it is as you want it.</p>`;
	if (edit.diff.length === 0)
		return html`<p class="notice" role="status" id="outcome" data-outcome>Nothing changes: it says this already.</p>`;
	const refused = edit.problems.length > 0;
	// The address of the form leads to what comes of it, but for a fault of a field, which has the focus.
	const hasField = edit.problems.some((problem) => fieldOf(row, problem) !== null);
	const verdict = refused
		? html`<p class="notice bad" role="alert">This cannot be saved yet: ${counted(edit.problems.length, 'thing')} to correct.</p>${plainProblems(edit.problems, (problem) => fieldOf(row, problem))}${shadeButton(row, written, colours)}`
		: html`<p class="notice good" role="status">This can be saved.</p>`;
	const follows = refused ? [] : followingWords(row, tried.drawn?.preview ?? null);
	const confirm = follows.length ? followsBox(follows, tried.unconfirmed ?? false) : '';
	const plain = plainChange(row, isRemoval ? null : written, colours);
	const lines = html`<details class="fold"${plain === '' && !refused ? ' open' : ''}><summary>For developers: the lines of the file</summary>${diffTable(edit.diff)}</details>`;
	return html`<section class="outcome"${hasField ? '' : html` id="outcome"`} data-outcome><h2>What changes</h2>${verdict}${plain}${confirm}${refused ? '' : previewSection(slug, tried.drawn ?? null)}${lines}</section>`;
}

/** The id of the field of the form that a problem is about; null where it is about another setting. */
export function fieldOf(
	{ path, control }: Pick<Setting, 'path' | 'control'>,
	problem: Pick<Problem, 'path'>,
): string | null {
	const steps = stepsIn(problem.path);
	if (!path.every((step, at) => steps[at] === step)) return null;
	if (control === 'week' || control === 'dates') return null;
	return control === 'parts' ? fieldName(fieldSteps(steps).slice(path.length)) : 'value';
}

/** Puts the nearest shade that can be read in the place of a colour that cannot; nothing for other settings. */
function shadeButton({ path }: Setting, written: string, colours: SetColours): Html | '' {
	const name = colourOf(path);
	const shade = name && isColour(written) ? readableShade(written, name, colours) : null;
	if (shade === null) return '';
	return html`<p class="act"><button name="act" value="set:v=${shade}">${swatch(shade)}Take ${shade}, the nearest that can be read</button></p>`;
}

/** The button that saves what was written; nothing where there is nothing to save or it cannot be. */
export function saveButton({ edit, isRemoval, written }: Tried): Html | '' {
	if (!edit || edit.diff.length === 0 || edit.problems.length > 0) return '';
	return html`<input type="hidden" name="shown" value="${isRemoval ? '' : written}"><button class="main" name="act" value="${isRemoval ? 'save-removal' : 'save'}">Save</button>`;
}

/** What somebody has to have read before a far-reaching change is saved. */
const followsBox = (follows: readonly string[], isUnconfirmed: boolean): Html =>
	html`<div class="notice warn follows"${isUnconfirmed ? html` role="alert"` : ''}><strong>What follows from it</strong><ul>${follows.map((words) => html`<li>${words}</li>`)}</ul><input type="hidden" name="follows" value="yes"><label><input type="checkbox" name="confirmed" value="yes"> Yes, change it all the same</label>${isUnconfirmed ? html`<p class="bad">Tick this first.</p>` : ''}</div>`;

const signs = { same: ' ', out: '−', in: '+' } as const;

const diffTable = (diff: readonly DiffLine[]): Html =>
	html`<div class="scroll framed" tabindex="0" role="region" aria-label="What changes in the file"><table class="diff"><tbody>${diff.map(
		({ kind, line, text }) =>
			html`<tr data-kind="${kind}"><td class="line">${line}</td><td class="sign">${signs[kind]}${kind === 'same' ? '' : html`<span class="unseen">${kind === 'in' ? 'new' : 'old'}</span>`}</td><td><code>${text}</code></td></tr>`,
	)}</tbody></table></div>`;
