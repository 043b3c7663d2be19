import type { CarCardModel } from '../site/car-card.ts';
import { CarCard } from './CarCard.tsx';

type Props = {
	cars: readonly CarCardModel[];
	/** `row` scrolls sideways on phones. */
	layout?: 'grid' | 'row';
	heading?: 'h2' | 'h3';
	/** Number of cards that are seen at once, whose pictures are not left until later. */
	first?: number;
};

/** Cards side by side, rendered in one go. */
export function CarGrid({ cars, layout = 'grid', heading = 'h3', first = 0 }: Props) {
	return (
		<ul className={layout === 'grid' ? 'car-grid' : 'scroll-row'}>
			{cars.map((car, index) => (
				<li key={car.slug}>
					<CarCard car={car} heading={heading} first={index < first} />
				</li>
			))}
		</ul>
	);
}
