import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { countEvent } from '../../../client/analytics/count-event.ts';
import { askLookUp, type LookUp } from '../../../client/look-ups/ask-look-up.ts';
import type { FormLookUps } from '../../../contract/forms-file.ts';
import { valuationEvent } from '../../../domain/leads/lead-event.ts';
import { type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { foldedFields, isVehicleKnown } from '../../../forms/flow/vehicle-fold.ts';
import { useForm } from '../shell/form-context.ts';
import { type Filling, fillVehicle } from './fill-vehicle.ts';
import { type By, lookUpBody, missing } from './look-up-request.ts';

type Found = Extract<LookUp, { ok: true }> & Pick<Filling, 'filled' | 'differs'>;

export type LookUpState =
	| { is: 'idle' | 'busy' }
	| { is: 'fault'; text: string; isUnknown: boolean }
	| { is: 'found'; found: Found }
	/** What was found has taken the place of what the visitor had typed. */
	| { is: 'replaced'; found: Found };

const askedKeys = ['Rego', 'Rego State', 'VIN'] as const;

/** The look-up of a form's vehicle (USER-10): one at a time, each counted once (USER-7). */
export function useLookUp(lookUps: FormLookUps) {
	const { site, form, id, folding } = useForm();
	const { values, errors, setFieldValue, setFieldError, setFieldTouched } = useFormikContext<FormValues>();
	const [state, setState] = useState<LookUpState>({ is: 'idle' });
	const now = useRef({ values, run: 0 });
	now.current.values = values;
	const asked = askedKeys.map((key) => String(values[key] ?? '')).join('|');
	const askedBefore = useRef(asked);
	/** What the last vehicle has filled in. */
	const before = useRef<Record<string, string>>({});

	useEffect(() => {
		// Another vehicle: what was found, or is still being looked for, is of the one before.
		now.current.run++;
		setState({ is: 'idle' });
		folding.setBusy(false);
		if (asked === askedBefore.current) return;
		clearFaults();
		const wasAsked = /^[^|]|[^|]$/.test(askedBefore.current);
		askedBefore.current = asked;
		// What is folded away is of that one too. Before the first plate or VIN it is of nobody else: a form that is just alive.
		if (wasAsked && folding.isKnown) write(Object.fromEntries(folding.folded.map(({ name }) => [name, ''])));
	}, [asked]);

	const write = (texts: Readonly<Record<string, string>>): void => {
		for (const [field, text] of Object.entries(texts)) {
			void setFieldValue(field, text, false);
			setFieldError(field, undefined);
		}
		Object.assign(before.current, texts);
	};

	function clearFaults(): void {
		for (const key of askedKeys) if (key in errors) setFieldError(key, undefined);
	}

	async function find(by: By): Promise<void> {
		if (state.is === 'busy') return;
		const lacks = missing(values, by, lookUps.states);
		if (lacks) {
			void setFieldTouched(lacks.key, true, false);
			setFieldError(lacks.key, lacks.text);
			document.getElementById(id(lacks.key))?.focus();
			return;
		}
		const run = ++now.current.run;
		setState({ is: 'busy' });
		folding.setBusy(true);
		const event = valuationEvent(form.name, 'look-up');
		if (event !== null) countEvent(event, by === 'vin' ? 'VIN' : 'Plate');
		const found = await askLookUp(site.base + lookUps.vehicle, lookUpBody(values, by));
		if (run !== now.current.run) return;
		folding.setBusy(false);
		if (!found.ok) {
			setState({ is: 'fault', text: found.fault, isUnknown: found.isUnknown === true });
			if (folding.isAsked) openByHand();
			return;
		}
		const { fill, filled, differs } = fillVehicle(now.current.values, found.vehicle, before.current);
		write(fill);
		const own = foldedFields(fieldsOf(form));
		folding.setOpen(differs.length > 0 || !isVehicleKnown(own, { ...now.current.values, ...fill }));
		setState({ is: 'found', found: { ...found, filled, differs } });
	}

	/** The fields of the vehicle, with the focus in the first. */
	function openByHand(): void {
		flushSync(() => folding.setOpen(true));
		document.getElementById(id('Vehicle Make'))?.focus();
	}

	/** Replaces what the visitor has typed by what was found, as they asked. */
	function replace(): void {
		if (state.is !== 'found') return;
		const { differs } = state.found;
		write(Object.fromEntries(differs.map(({ field, found }) => [field, found])));
		setState({ ...state, is: 'replaced' });
		document.getElementById(id(differs[0]?.field ?? ''))?.focus();
	}

	return { state, find, replace, openByHand, clearFaults };
}
