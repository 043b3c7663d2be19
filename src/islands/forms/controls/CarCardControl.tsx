import { CarAsked } from '../shell/CarAsked.tsx';
import { useForm } from '../shell/form-context.ts';

/** The car that the form is about, among its fields. */
export function CarCardControl() {
	const { car } = useForm();
	return car && <CarAsked car={car} />;
}
