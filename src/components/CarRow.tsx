import type { CarCardModel } from '../site/car-card.ts';
import { CarCard } from './CarCard.tsx';

/** Cards in a row that scrolls sideways on phones and is a grid where there is room. */
export function CarRow({ cars }: { cars: CarCardModel[] }) {
	return (
		<ul className="scroll-row">
			{cars.map((car) => (
				<li key={car.slug}>
					<CarCard car={car} />
				</li>
			))}
		</ul>
	);
}
