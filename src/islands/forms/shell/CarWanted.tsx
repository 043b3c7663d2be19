import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type FieldDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { CarChoices } from '../car/CarChoices.tsx';
import { findCars } from '../car/find-cars.ts';
import { useChooseCar } from '../car/use-choose-car.ts';
import { useKnownCars } from '../car/use-known-cars.ts';
import { onlyValue } from '../fields/use-value.ts';
import { useForm } from './form-context.ts';

/**
 * What somebody has typed and not chosen of the stock, on the steps after the one that asks which car it is: the only car that it fits
 * is taken, of several it is asked which, since its place and the days there depend on it (CAR-1).
 */
export function CarWanted({ fields }: { fields: readonly FieldDefinition[] }) {
	const { values } = useFormikContext<FormValues>();
	const { form, pick } = useForm();
	const picker = fieldsOf(form).find(({ component }) => component === 'carPicker');
	if (!picker || fields.includes(picker)) return null;
	const words = String(values[onlyValue(picker).key] ?? '').trim();
	if (!words) return null;
	return (
		<div>
			<p>
				You’d like to see: <strong>{words}</strong>
			</p>
			{pick && <Matches picker={picker} words={words} />}
		</div>
	);
}

function Matches({ picker, words }: { picker: FieldDefinition; words: string }) {
	const { site, id } = useForm();
	const choose = useChooseCar(picker);
	const { cars, load } = useKnownCars(site.website_slug);
	const found = findCars(cars ?? [], words);
	const only = found.length === 1 ? found[0] : undefined;
	useEffect(load, []);
	useEffect(() => {
		if (only) choose(only);
	}, [only]);
	if (found.length < 2) return null;
	return <CarChoices id={id('car-wanted')} cars={found} heading="Which one?" choose={choose} />;
}
