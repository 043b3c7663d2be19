import type { SavedCar } from '../../../contract/saved-cars.ts';
import { AnotherLine, CarLine } from './CarLine.tsx';

type Props = {
	id: string;
	cars: readonly SavedCar[];
	/** Says what cars they are. */
	heading: string;
	choose: (car: SavedCar) => void;
	/** What was typed, and what says that it is another car. */
	words: string;
	confirm: () => void;
};

/** Cars to choose from, each with its picture and price, or another one. */
export function CarChoices({ id, cars, heading, choose, words, confirm }: Props) {
	return (
		<>
			<p id={id} className="field-help form-cars-found" role="status">
				{heading}
			</p>
			<ul className="form-cars" aria-labelledby={id}>
				{cars.map((car) => (
					<li key={car.id}>
						<button type="button" onClick={() => choose(car)}>
							<CarLine car={car} />
						</button>
					</li>
				))}
				<li>
					<button type="button" onClick={confirm}>
						<AnotherLine words={words} />
					</button>
				</li>
			</ul>
		</>
	);
}
