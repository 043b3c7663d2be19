import { html } from 'hono/html';
import type { Problem } from '../../../../../src/config/problem.ts';
import type { Html } from '../../../page-frame.ts';
import { stepsIn, whatToWrite } from '../plain-problems.ts';
import type { Setting } from '../rows.ts';
import type { Tried } from '../tried.ts';
import { knownValues } from './known-values.ts';
import { pictureChoice, uploadField } from './pictures.ts';
import { fieldSteps, isSwitchedOn, schemaAt } from './shape.ts';
import { uploadWords } from './upload-words.ts';
import { type FormAround, partFields } from './value-form.ts';

/** `config`: what the whole file says. */
type PartsAround = { value: string; tried: Tried | null; pictures: readonly string[]; config: unknown };

const jsonField = (text: string): Html =>
	html`<textarea id="value" name="value" aria-label="Value, as JSON" rows="${Math.min(24, text.split('\n').length + 1)}" spellcheck="false">${text}</textarea><p class="act"><button name="act" value="preview-json">See what changes in this JSON</button></p>`;

/** The same as JSON, for developers; nothing where it has no other form. */
export const asJson = ({ path }: Pick<Setting, 'path'>, value: string): Html | '' =>
	jsonIn(value) === undefined || !schemaAt(path) ? '' : jsonField(value);

/** A list or an object as fields, made from the schema; as JSON where that is broken. */
export function partsForm({ path, isUnset }: Setting, { value, tried, pictures, config }: PartsAround): Html {
	const read = jsonIn(value);
	const schema = schemaAt(path);
	if (read === undefined || !schema) return jsonField(value);
	const said = (tried?.edit?.problems ?? []).map((problem): [string, Problem] => [
		fieldSteps(stepsIn(problem.path)).join('\n'),
		problem,
	]);
	const [[first] = ['']] = said;
	const faults = new Map(said.toReversed());
	const around: FormAround = {
		key: path.at(-1) ?? '',
		faultAt: (steps) => {
			const problem = faults.get([...path, ...steps].join('\n'));
			return problem ? whatToWrite(problem) : '';
		},
		hasFault: (steps) => {
			const place = `${[...path, ...steps].join('\n')}\n`;
			return [...faults.keys()].some((key) => `${key}\n`.startsWith(place));
		},
		isFirst: (steps) => [...path, ...steps].join('\n') === first,
		touched: tried?.touched ?? null,
		known: (steps) => knownValues(config, [...path, ...steps]),
		pictures: (name) =>
			tried?.browsing === name || tried?.uploaded?.name === name
				? html`${uploadField(name, uploadWords(tried, name))}${pictureChoice(pictures, name)}`
				: '',
	};
	const isOff =
		isUnset && isSwitchedOn(path)
			? html`<p class="quiet">It is off. All fields may stay empty: press See what changes, then Save, to turn it on.</p>`
			: '';
	return html`${isOff}<input type="hidden" name="base" value="${value}"><div class="parts">${partFields({ schema, value: read, steps: [], around })}</div>`;
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
