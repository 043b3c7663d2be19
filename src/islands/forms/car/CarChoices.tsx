import { savedCarName } from '../../../client/saved/cars-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';

type Props = {
	id: string;
	cars: readonly SavedCar[];
	/** Whether they were found by typing; else they are the visitor's own. */
	isTyped: boolean;
	isLoading: boolean;
	choose: (car: SavedCar) => void;
	/** Hears that the visitor comes to a car, or leaves it. */
	visit: (isIn: boolean) => void;
};

/** Cars to choose from, each with its picture and price. */
export function CarChoices({ id, cars, isTyped, isLoading, choose, visit }: Props) {
	return (
		<>
			<p id={id} className="field-help form-cars-found" role="status">
				{isLoading ? 'Looking …' : foundText(cars.length, isTyped)}
			</p>
			{cars.length > 0 && (
				<ul className="form-cars">
					{cars.map((car) => (
						<li key={car.id}>
							<button type="button" onFocus={() => visit(true)} onBlur={() => visit(false)} onClick={() => choose(car)}>
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

function foundText(count: number, isTyped: boolean): string {
	if (!isTyped) return count > 0 ? 'You saved or viewed these:' : '';
	if (count === 0) return 'No match. Keep going, and tell us in your message which one you mean.';
	return count === 1 ? 'One match:' : `${count} matches:`;
}
