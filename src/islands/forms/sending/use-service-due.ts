import { useEffect, useRef } from 'react';
import { plainAmount } from '../../../domain/words/read-amount.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { serviceDue } from '../../../forms/flow/service-due.ts';

type Form = { values: FormValues; setFieldValue: (name: string, value: unknown) => unknown };

/** Fills in which service is due by the kilometres that are typed, until the visitor chooses one. */
export function useServiceDue({ values, setFieldValue }: Form, form: FormDefinition, locale: string): void {
	const asked = fieldsOf(form).find(({ type }) => type === 'serviceInterval');
	const suggested = useRef('');
	const reading = asked ? String(values['kilometres'] ?? '') : '';
	useEffect(() => {
		if (!asked || values[asked.name] !== suggested.current) return;
		const options = (asked.options ?? []).map(({ value }) => value);
		const due = serviceDue(Number(plainAmount(reading, locale)), options) ?? '';
		if (due === suggested.current) return;
		suggested.current = due;
		setFieldValue(asked.name, due);
	}, [reading]);
}
