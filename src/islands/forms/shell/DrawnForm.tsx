import { useFormik } from 'formik';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { startOfFlow } from '../../../forms/flow/lead-flow.ts';
import { plainStart } from '../facts/starting-values.ts';
import { giveLookUp } from '../look-up/load-look-up.ts';
import { ValuationRange } from '../look-up/ValuationRange.tsx';
import { VehicleLookUp } from '../look-up/VehicleLookUp.tsx';
import { FormView } from './FormView.tsx';
import { placeId } from './place-id.ts';

giveLookUp({ ValuationRange, VehicleLookUp });

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

/** On a page it may be about any car; which one is not the build's to say. */
const nothing = (): void => {};
