import { savedCarName } from '../../../client/saved/cars-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';

/** A car to choose: its picture, name, price and place. */
export function CarLine({ car }: { car: SavedCar }) {
	return (
		<>
			{car.image ? <img src={car.image} width={64} height={48} alt="" loading="lazy" /> : <i />}
			<span>
				<strong>{savedCarName(car)}</strong>
				<span>{[car.price, car.place].filter(Boolean).join(' · ')}</span>
			</span>
		</>
	);
}

/** What stands below the cars: what was typed, where it is none of them. */
export function AnotherLine({ words }: { words: string }) {
	return (
		<span>
			<strong>Ask us about “{words}”</strong>
			<span>We’ll tell you what we have or can find.</span>
		</span>
	);
}
