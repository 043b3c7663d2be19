import type { FormDefinition } from '../definition.ts';
import { driving } from './driving.ts';
import { enquiring } from './enquiring.ts';
import { financing } from './financing.ts';
import { hiring } from './hiring.ts';
import { selling } from './selling.ts';
import { servicing } from './servicing.ts';

const forms: readonly FormDefinition[] = [...enquiring, ...driving, ...hiring, ...financing, ...servicing, ...selling];
const byName = new Map(forms.map((form) => [form.name, form]));

/** Names of the forms that every site has; a block `form` and the dialogs of cars and locations name one. */
export const formNames = [...byName.keys()] as [string, ...string[]];

/** The form before a site changes it; undefined for an unknown name. */
export function defaultForm(name: string): FormDefinition | undefined {
	return byName.get(name);
}
