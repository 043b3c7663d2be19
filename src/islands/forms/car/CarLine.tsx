import { savedCarName } from '../../../client/saved/cars-file.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';

// As `?url` it would be a script more for each list, whose cards name it too.
const sheet = new URL('../../../components/car-list/car-icons.svg', import.meta.url).href;

/** A car to choose: its picture, or something under a cover, its name, price and place. */
export function CarLine({ car }: { car: SavedCar }) {
	return (
		<>
			{car.image ? (
				<img src={car.image} width={64} height={48} alt="" loading="lazy" />
			) : (
				<svg aria-hidden="true">
					<use href={`${sheet}#new-arrival`} />
				</svg>
			)}
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
