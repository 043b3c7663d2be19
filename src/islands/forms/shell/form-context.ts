import { createContext, useContext } from 'react';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import type { CarShown } from '../facts/page-facts.ts';

/** What every control of a form may read, and how it says what was entered. */
export type FormContext = {
	/** Id of a value's element; keys may have spaces, ids may not. */
	id: (key: string) => string;
	site: FormsFile;
	form: FormDefinition;
	about: FormAbout;
	car: CarShown | null;
	values: FormValues;
	errors: Readonly<Record<string, string | undefined>>;
	set: (key: string, value: unknown) => void;
};

const context = createContext<FormContext | null>(null);

export const FormProvider = context.Provider;

/** Throws an Error outside of a form. */
export function useForm(): FormContext {
	const form = useContext(context);
	if (!form) throw new Error('A control stands outside of a form.');
	return form;
}
