import { createContext, useContext } from 'react';
import type { CarShown, FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition } from '../../../forms/definition.ts';
import type { Folding } from '../../../forms/flow/vehicle-fold.ts';
import type { Wanted } from '../car/use-wanted.ts';
import type { AddressCar } from '../facts/address-car.ts';

/** What the controls of a form may read besides what Formik holds: the values, their errors and what was touched. */
export type FormContext = {
	/** Id of a value's element; keys may have spaces, ids may not. */
	id: (key: string) => string;
	site: FormsFile;
	form: FormDefinition;
	about: FormAbout;
	car: CarShown | null;
	/** Makes the form about another of the site's cars, or about none; null where the page says which it is about. */
	pick: ((picked: AddressCar | null) => void) | null;
	/** The car that was typed and not chosen; null in a form that is not at work. */
	wanted: Wanted | null;
	folding: Folding;
	/** Name of the step's last field: after it the keyboard goes on to the next step, or sends. */
	last: string;
	/** Whether an answer was changed since it was checked: what was wrong with it may not be any more. */
	isChanged: (key: string) => boolean;
};

const context = createContext<FormContext | null>(null);

export const FormProvider = context.Provider;

/** Throws an Error outside a form. */
export function useForm(): FormContext {
	const form = useContext(context);
	if (!form) throw new Error('A control was drawn outside a form.');
	return form;
}
