import { useFormikContext } from 'formik';
import { useLayoutEffect, useState } from 'react';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { CarChoices } from '../car/CarChoices.tsx';
import { findCars, knownCars } from '../car/find-cars.ts';
import { withCar, withoutCar } from '../car/pick-car.ts';
import { useKnownCars } from '../car/use-known-cars.ts';
import { CarAsked } from '../shell/CarAsked.tsx';
import { useForm } from '../shell/form-context.ts';

/** Which of the site's cars a form is about, where the page does not say (CAR-1): found by typing, or one that the visitor has saved or looked at. */
export function CarPickerControl({ field }: { field: FieldDefinition }) {
	const { site, form, car, pick, id } = useForm();
	const { values, setValues } = useFormikContext<FormValues>();
	const { cars, ids, load } = useKnownCars(site.website_slug);
	const [typed, setTyped] = useState('');
	const choose = (chosen: SavedCar | null) => {
		const now = chosen && withCar(chosen, values, { site, form });
		pick?.(now?.picked ?? null);
		void setValues(now?.values ?? withoutCar(values));
	};
	useLayoutEffect(() => {
		// Typed before the form was alive.
		const early = (document.getElementById(id(field.name)) as HTMLInputElement | null)?.value;
		if (!early) return;
		load();
		setTyped(early);
	}, []);
	if (!pick) return null;
	if (car) return <Chosen car={car} onChange={() => choose(null)} />;
	const own = id(field.name);
	const isTyped = typed.trim() !== '';
	const found = isTyped ? findCars(cars ?? [], typed) : knownCars(cars ?? [], ids);
	return (
		<div className="field">
			<label htmlFor={own}>
				{field.label} <span className="field-optional">(optional)</span>
			</label>
			<input
				id={own}
				className="field-input"
				type="search"
				autoComplete="off"
				placeholder={field.placeholder}
				value={typed}
				aria-describedby={`${own}-found`}
				onFocus={load}
				onChange={({ target }) => {
					load();
					setTyped(target.value);
				}}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			<CarChoices
				{...{ cars: found, id: `${own}-found`, choose }}
				isTyped={isTyped}
				isLoading={isTyped && cars === null}
			/>
		</div>
	);
}

function Chosen({ car, onChange }: { car: NonNullable<ReturnType<typeof useForm>['car']>; onChange: () => void }) {
	return (
		<div className="field form-car">
			<CarAsked car={car} />
			<button type="button" className="link" onClick={onChange}>
				Change
			</button>
		</div>
	);
}
