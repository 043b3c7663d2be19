import { CarAsked } from '../CarAsked.tsx';
import { useForm } from '../form-context.ts';

/** The car that the form is about, among its fields. */
export function CarCardControl() {
	const { car } = useForm();
	return car && <CarAsked car={car} />;
}
