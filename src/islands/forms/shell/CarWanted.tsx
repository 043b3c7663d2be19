import { useEffect } from 'react';
import { type FieldDefinition, fieldsOf } from '../../../forms/definition.ts';
import { CarChoices } from '../car/CarChoices.tsx';
import { findCars } from '../car/find-cars.ts';
import { missedText } from '../car/found-text.ts';
import { useChooseCar } from '../car/use-choose-car.ts';
import { useKnownCars } from '../car/use-known-cars.ts';
import type { Wanted } from '../car/use-wanted.ts';
import { useForm } from './form-context.ts';

/**
 * What somebody has typed and not chosen of the stock, on the steps after the one that asks which car it is: the only car that it fits
 * is taken, of several it is asked which, since its place and the days there depend on it (CAR-1). It may be none of them.
 */
export function CarWanted({ fields }: { fields: readonly FieldDefinition[] }) {
	const { form, pick, wanted } = useForm();
	const picker = fieldsOf(form).find(({ component }) => component === 'carPicker');
	if (!picker || fields.includes(picker) || !wanted?.words) return null;
	return (
		<div data-wanted>
			<p>
				You’d like to see: <strong>{wanted.words}</strong>
			</p>
			{pick && !wanted.isAnother && <Matches picker={picker} wanted={wanted} />}
		</div>
	);
}

function Matches({ picker, wanted: { words, confirm, isMissed } }: { picker: FieldDefinition; wanted: Wanted }) {
	const { site, id } = useForm();
	const choose = useChooseCar(picker);
	const { cars, load } = useKnownCars(site.website_slug);
	const found = findCars(cars ?? [], words);
	const only = found.length === 1 ? found[0] : undefined;
	useEffect(load, []);
	useEffect(() => {
		if (only) choose(only);
	}, [only]);
	if (!cars || only) return null;
	const heading = found.length > 0 ? 'Which one?' : 'No match in our stock. Go back to change it, or ask us:';
	return (
		<>
			{isMissed && (
				<p className="field-fault" role="alert">
					{missedText}
				</p>
			)}
			<CarChoices id={id('car-wanted')} cars={found} {...{ heading, choose, words, confirm }} />
		</>
	);
}
