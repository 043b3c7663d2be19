import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { AnotherLine, CarLine } from '../car/CarLine.tsx';
import { type CarOption, CarOptions } from '../car/CarOptions.tsx';
import { findCars, knownCars } from '../car/find-cars.ts';
import { foundText, missedText } from '../car/found-text.ts';
import { useChooseCar } from '../car/use-choose-car.ts';
import { useKnownCars } from '../car/use-known-cars.ts';
import { useOptionKeys } from '../car/use-option-keys.ts';
import { useVisited } from '../fields/LikelyMail.tsx';
import { onlyValue, useValue } from '../fields/use-value.ts';
import { CarAsked } from '../shell/CarAsked.tsx';
import { useForm } from '../shell/form-context.ts';

/** Which of the site's cars a form is about, where the page does not say (CAR-1): found by typing, or one that the visitor has saved or looked at. */
export function CarPickerControl({ field }: { field: FieldDefinition }) {
	const { pick, car } = useForm();
	const choose = useChooseCar(field);
	const own = useRef<HTMLDivElement>(null);
	const isMoved = useRef(false);
	useEffect(() => {
		// What had the focus is there no more.
		if (isMoved.current) own.current?.querySelector<HTMLElement>('input, button')?.focus();
		isMoved.current = false;
	}, [car]);
	if (!pick) return null;
	const take: typeof choose = (next) => {
		isMoved.current = true;
		choose(next);
	};
	return (
		<div ref={own} className={car ? 'field form-car' : 'field'} data-wanted>
			{car ? (
				<>
					<CarAsked car={car} />
					<button type="button" className="link" onClick={() => take(null)}>
						Change
					</button>
				</>
			) : (
				<CarBox field={field} choose={take} />
			)}
		</div>
	);
}

function CarBox({ field, choose }: { field: FieldDefinition; choose: ReturnType<typeof useChooseCar> }) {
	const { site, wanted } = useForm();
	const { value, set, attributes } = useValue(field, onlyValue(field));
	const { cars, ids, load } = useKnownCars(site.website_slug);
	const { isIn, visit } = useVisited(attributes.id);
	const typed = typeof value === 'string' ? value : '';
	const [isAlive, setAlive] = useState(false);
	useLayoutEffect(() => {
		setAlive(true);
		// Typed before the form was alive.
		const early = document.getElementById(attributes.id) as HTMLInputElement | null;
		if (early?.value || typed) load();
	}, []);
	const words = typed.trim();
	const choices = words ? findCars(cars ?? [], typed) : knownCars(cars ?? [], ids);
	const options = choices.map((car): CarOption => {
		return { id: `${attributes.id}-${car.id}`, line: <CarLine car={car} />, take: () => choose(car) };
	});
	const confirm = () => wanted?.confirm();
	if (words && cars)
		options.push({ id: `${attributes.id}-another`, line: <AnotherLine words={words} />, take: confirm });
	const { active, isShut, open, onKeyDown } = useOptionKeys(typed, options);
	const isAnother = wanted?.isAnother === true;
	const isOpen = !isShut && !isAnother && (isIn || !words);
	const shown = isOpen ? options : [];
	const [found, list] = [`${attributes.id}-found`, `${attributes.id}-list`];
	return (
		<>
			<label htmlFor={attributes.id}>
				{field.label} <span className="field-optional">(optional)</span>
			</label>
			<input
				{...attributes}
				className="field-input"
				type="text"
				enterKeyHint="search"
				aria-invalid={wanted?.isMissed || undefined}
				{...(isAlive && {
					role: 'combobox',
					'aria-autocomplete': 'list' as const,
					'aria-expanded': shown.length > 0,
					'aria-controls': list,
					'aria-activedescendant': shown[active]?.id,
				})}
				autoComplete="off"
				placeholder={field.placeholder}
				value={typed}
				maxLength={200}
				aria-describedby={found}
				onFocus={() => {
					load();
					open();
					visit(true);
				}}
				onClick={open}
				onBlur={() => visit(false)}
				onChange={({ target }) => {
					load();
					set(target.value);
				}}
				onKeyDown={onKeyDown}
			/>
			<p id={found} className="field-help form-cars-found" role="status">
				{foundText({ words, count: choices.length, isKnown: cars !== null, isOpen, isAnother })}
			</p>
			{wanted?.isMissed && <p className="field-fault">{missedText}</p>}
			{isAlive && <CarOptions id={list} labelledBy={found} options={shown} active={active} />}
		</>
	);
}
