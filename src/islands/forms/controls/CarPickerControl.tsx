import { useLayoutEffect } from 'react';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { CarChoices } from '../car/CarChoices.tsx';
import { findCars, knownCars } from '../car/find-cars.ts';
import { useChooseCar } from '../car/use-choose-car.ts';
import { useKnownCars } from '../car/use-known-cars.ts';
import { useVisited } from '../fields/LikelyMail.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { CarAsked } from '../shell/CarAsked.tsx';
import { useForm } from '../shell/form-context.ts';

const keptWords = 'We’ll go by what you typed. Tap the field again to choose from our stock.';

/** Which of the site's cars a form is about, where the page does not say (CAR-1): found by typing, or one that the visitor has saved or looked at. */
export function CarPickerControl({ field }: { field: FieldDefinition }) {
	const { site, car, pick } = useForm();
	const { value, set, attributes } = useValue(field, onlyValue(field));
	const { cars, ids, load } = useKnownCars(site.website_slug);
	const { isIn, visit } = useVisited(attributes.id);
	const typed = typeof value === 'string' ? value : '';
	const choose = useChooseCar(field);
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
					heading={isTyped && cars === null ? 'Looking …' : foundText(choices.length, isTyped)}
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

function foundText(count: number, isTyped: boolean): string {
	if (!isTyped) return count > 0 ? 'You saved or viewed these:' : '';
	if (count === 0) return 'No match in our stock. Leave it as you typed it and we’ll ask, or try another word.';
	return count === 1 ? 'One match:' : `${count} matches:`;
}
