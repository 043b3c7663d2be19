import { useFormik } from 'formik';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { startOfFlow } from '../../../forms/flow/lead-flow.ts';
import { plainStart } from '../facts/starting-values.ts';
import { FormView } from './FormView.tsx';

type Props = { site: FormsFile; name: string; about: FormAbout };

/** The first step of a form as the build draws it: of the visitor it knows nothing. {@link LeadForm} brings it to life. */
export function DrawnForm({ site, name, about }: Props) {
	const form = site.forms[name]?.form;
	if (!form) throw new Error(`There is no form "${name}".`);
	const formik = useFormik<FormValues>({ initialValues: plainStart({ site, form, about }), onSubmit: () => {} });
	return (
		<FormView {...{ site, form, about, formik }} id={placeId(name)} car={null} pick={nothing} flow={startOfFlow} />
	);
}

/** Prefix of the ids of a form in its page. */
export const placeId = (name: string): string => `page-${name}`;

/** On a page it may be about any car; which one is not the build's to say. */
const nothing = (): void => {};
