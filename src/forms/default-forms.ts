import type { FormDefinition } from './definition.ts';
import { driving } from './definitions/driving.ts';
import { enquiring } from './definitions/enquiring.ts';
import { financing } from './definitions/financing.ts';
import { selling } from './definitions/selling.ts';
import { servicing } from './definitions/servicing.ts';

const forms: readonly FormDefinition[] = [...enquiring, ...driving, ...financing, ...servicing, ...selling];
const byName = new Map(forms.map((form) => [form.name, form]));

/** Names of the forms that every site has; a block `form` and the dialogs of cars and locations name one. */
export const formNames = [...byName.keys()] as [string, ...string[]];

/** The form before a site changes it; undefined for a name that there is not. */
export function defaultForm(name: string): FormDefinition | undefined {
	return byName.get(name);
}
