import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { FormLookUps } from '../../../contract/forms-file.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { type ValueKey, valueKeys } from '../../../forms/kinds/value-keys.ts';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { PartInput } from '../fields/PartInput.tsx';
import { useFaults, useValue } from '../fields/use-value.ts';
import { useForm } from '../shell/form-context.ts';
import { KeptRange } from './KeptRange.tsx';
import { LookUpResult } from './LookUpResult.tsx';
import { vehicleName, type Way, wayBehind, ways } from './look-up-ways.ts';
import { useLookUp } from './use-look-up.ts';

type Props = { field: FieldDefinition; lookUps: FormLookUps };

/**
 * The visitor's vehicle by its plate or VIN (USER-10). What is found fills in fields that are folded behind a card and open where it is not
 * theirs; whatever goes wrong, the form goes on by hand.
 */
export function VehicleLookUp({ field, lookUps }: Props) {
	const { id, site, folding } = useForm();
	const { values } = useFormikContext<FormValues>();
	const isFolded = folding.folded.length > 0;
	const isCard = isFolded && folding.isKnown;
	const [chosen, setWay] = useState<Way>(() => wayBehind(values));
	const { state, find, replace, openByHand, clearFaults } = useLookUp(lookUps);
	const [plate, place, vin] = valueKeys(field);
	// What has to be put right is shown.
	const way = useFaults([plate?.key ?? ''])[plate?.key ?? ''] ? 'plate' : chosen;
	const words = (text: string) => localiseText(text, site.settings.locale);
	const busy = state.is === 'busy';
	const onEnter = () => void find(way === 'vin' ? 'vin' : 'plate');
	useEffect(() => {
		folding.find.current = onEnter;
	});
	const choose = (next: Way) => {
		setWay(next);
		clearFaults();
		const isTyped = folding.folded.length === 0 && Boolean(vehicleName(values));
		folding.setOpen(next === 'hand' || isTyped ? true : null);
	};
	const wayName = `${id(field.name)}-way`;
	useLayoutEffect(() => {
		// Chosen before the form was alive.
		const at = document.querySelector<HTMLInputElement>(`[name="${wayName}"]:checked`)?.value;
		const early = ways.find(({ name }) => name === at)?.name;
		if (early && early !== way) choose(early);
	}, []);
	return (
		<fieldset className="field field-group look-up" aria-describedby={`${id(field.name)}-look-up`}>
			<legend>Start with</legend>
			<div className="look-up-ways" role="radiogroup" aria-label="Start with">
				{ways.map(({ name, label }) => (
					<label key={name}>
						<input type="radio" name={wayName} value={name} checked={way === name} onChange={() => choose(name)} />
						<span>{words(label)}</span>
					</label>
				))}
			</div>
			{way !== 'hand' && (
				<>
					<p className="field-help">We look up the make, model and year for you.</p>
					<div className="look-up-row" data-by={way}>
						{way === 'vin' && vin && (
							<Typed field={field} part={vin} label="VIN (17 letters and digits)" onEnter={onEnter} />
						)}
						{way === 'plate' && plate && (
							<Typed field={field} part={plate} label={words('Registration number')} onEnter={onEnter} />
						)}
						{way === 'plate' && place && lookUps.states.length > 0 && (
							<StateChoice field={field} part={place} states={lookUps.states} />
						)}
						{!isFolded && (
							<button
								type="button"
								className="button button-outline look-up-find"
								aria-disabled={busy || undefined}
								onClick={onEnter}
							>
								{busy && <span className="form-spinner" aria-hidden="true" />}
								{field.label}
							</button>
						)}
					</div>
				</>
			)}
			<div className={isCard ? 'look-up-card' : undefined}>
				{isCard && state.is === 'idle' && (
					<p>
						<strong>{vehicleName(values)}</strong>
					</p>
				)}
				<LookUpResult id={`${id(field.name)}-look-up`} state={state} isOpen={!isFolded} replace={replace} />
				{isCard && (
					<button type="button" className="look-up-other" onClick={openByHand}>
						Not yours? Change it
					</button>
				)}
			</div>
			<KeptRange lookUps={lookUps} />
		</fieldset>
	);
}

type PartProps = { field: FieldDefinition; part: ValueKey; label: string };

/** The whole group is optional, so its parts need not say so. */
function Typed({ field, part, label, onEnter }: PartProps & { onEnter: () => void }) {
	return (
		<FieldFrame field={field} part={{ ...part, required: true }} label={label}>
			<PartInput field={field} part={part} onEnter={onEnter} />
		</FieldFrame>
	);
}

function StateChoice({ field, part, states }: Omit<PartProps, 'label'> & { states: readonly string[] }) {
	const { value, set, attributes } = useValue(field, part);
	return (
		<FieldFrame field={field} part={{ ...part, required: true }}>
			<span className="field-select">
				<select
					{...attributes}
					className="field-input"
					value={typeof value === 'string' ? value : ''}
					onChange={({ target }) => set(target.value)}
				>
					<option value="">Choose</option>
					{states.map((state) => (
						<option key={state}>{state}</option>
					))}
				</select>
			</span>
		</FieldFrame>
	);
}
