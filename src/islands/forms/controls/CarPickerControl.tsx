import { useFormikContext } from 'formik';
import { useLayoutEffect } from 'react';
import type { SavedCar } from '../../../contract/saved-cars.ts';
import type { FieldDefinition, FormValues } from '../../../forms/definition.ts';
import { CarChoices } from '../car/CarChoices.tsx';
import { findCars, knownCars } from '../car/find-cars.ts';
import { withCar, withoutCar } from '../car/pick-car.ts';
import { useKnownCars } from '../car/use-known-cars.ts';
import { useVisited } from '../fields/LikelyMail.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { CarAsked } from '../shell/CarAsked.tsx';
import { useForm } from '../shell/form-context.ts';

const keptWords = 'We’ll go by what you typed. Tap the field again to choose from our stock.';

/** Which of the site's cars a form is about, where the page does not say (CAR-1): found by typing, or one that the visitor has saved or looked at. */
export function CarPickerControl({ field }: { field: FieldDefinition }) {
	const { site, form, car, pick } = useForm();
	const { values, setValues } = useFormikContext<FormValues>();
	const { value, set, attributes } = useValue(field, onlyValue(field));
	const { cars, ids, load } = useKnownCars(site.website_slug);
	const { isIn, visit } = useVisited(attributes.id);
	const typed = typeof value === 'string' ? value : '';
	const choose = (chosen: SavedCar | null) => {
		const now = chosen && withCar(chosen, values, { site, form });
		pick?.(now?.picked ?? null);
		void setValues({ ...(now?.values ?? withoutCar(values)), [attributes.name]: '' });
	};
	useLayoutEffect(() => {
		// Typed before the form was alive.
		const early = document.getElementById(attributes.id) as HTMLInputElement | null;
		if (early?.value || typed) load();
	}, []);
	if (!pick) return null;
	if (car) return <Chosen car={car} onChange={() => choose(null)} />;
	const isTyped = typed.trim() !== '';
	const found = `${attributes.id}-found`;
	const choices = isTyped ? findCars(cars ?? [], typed) : knownCars(cars ?? [], ids);
	return (
		<div className="field">
			<label htmlFor={attributes.id}>
				{field.label} <span className="field-optional">(optional)</span>
			</label>
			<input
				{...attributes}
				className="field-input"
				type="search"
				autoComplete="off"
				placeholder={field.placeholder}
				value={typed}
				maxLength={200}
				aria-describedby={found}
				onFocus={() => {
					load();
					visit(true);
				}}
				onBlur={() => visit(false)}
				onChange={({ target }) => {
					load();
					set(target.value);
				}}
				onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
			/>
			{isTyped && !isIn ? (
				<p id={found} className="field-help form-cars-found">
					{keptWords}
				</p>
			) : (
				<CarChoices
					{...{ cars: choices, id: found, choose, visit }}
					isTyped={isTyped}
					isLoading={isTyped && cars === null}
				/>
			)}
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
