import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { FormsFile } from '../../../contract/forms-file.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { maskedValues } from '../facts/masked-values.ts';
import { isSameValue, typedValues } from '../open/typed-values.ts';

/** A form that was on the page before it came to life. */
export type FormAtHand = {
	/** What the page drew it with. */
	drawn: FormValues;
	/** What it starts with here: who the visitor is, what the calculator said. Null for one that was found half filled in. */
	start: FormValues | null;
	/** What was in its fields when React came. */
	typed: FormValues;
	onAlive: () => void;
};

type Work = {
	site: FormsFile;
	form: FormDefinition;
	formik: {
		values: FormValues;
		resetForm: (to: { values: FormValues }) => void;
		setValues: (values: FormValues) => unknown;
	};
	prepare: () => void;
};

/** Takes over what was typed before, of which nothing may be lost; it takes precedence over what the device knows. */
export function useFound(
	element: RefObject<HTMLFormElement | null>,
	found: FormAtHand | undefined,
	{ site, form, formik, prepare }: Work,
): void {
	useLayoutEffect(() => {
		if (!found || !element.current) return;
		const { drawn, start } = found;
		// Where React has drawn it again the fields are empty: then what it was given counts.
		const typed = { ...found.typed, ...(start && typedValues(element.current, form, drawn)) };
		if (start && !isSameValue(start, drawn)) formik.resetForm({ values: start });
		if (Object.keys(typed).length === 0) return;
		// The caret is never moved: a field in which it stands further in front is written in order when it is left.
		const busy = atEnd() ? '' : (document.activeElement?.getAttribute('name') ?? '');
		const { [busy]: own, ...left } = typed;
		const masked = maskedValues(left, form, site.settings);
		void formik.setValues({ ...(start ?? formik.values), ...masked, ...(own !== undefined && { [busy]: own }) });
	}, []);
	useEffect(() => {
		if (!found) return;
		if (element.current?.contains(document.activeElement)) prepare();
		found.onAlive();
	}, []);
}

function atEnd(): boolean {
	const { activeElement: field } = document;
	return !(field instanceof HTMLInputElement) || [null, field.value.length].includes(field.selectionStart);
}
