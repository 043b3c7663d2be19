import { savedCarName } from '../../../client/saved/cars-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';

type Props = {
	id: string;
	cars: readonly SavedCar[];
	/** Says what cars they are. */
	heading: string;
	choose: (car: SavedCar) => void;
	/** Hears that the visitor comes to a car, or leaves it. */
	visit?: (isIn: boolean) => void;
};

/** Cars to choose from, each with its picture and price. */
export function CarChoices({ id, cars, heading, choose, visit }: Props) {
	return (
		<>
			<p id={id} className="field-help form-cars-found" role="status">
				{heading}
			</p>
			{cars.length > 0 && (
				<ul className="form-cars">
					{cars.map((car) => (
						<li key={car.id}>
							<button
								type="button"
								onFocus={() => visit?.(true)}
								onBlur={() => visit?.(false)}
								onClick={() => choose(car)}
							>
								{car.image ? <img src={car.image} width={64} height={48} alt="" loading="lazy" /> : <i />}
								<span>
									<strong>{savedCarName(car)}</strong>
									<span>{[car.price, car.place].filter(Boolean).join(' · ')}</span>
								</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</>
	);
}
