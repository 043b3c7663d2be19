import { CarIcon } from './CarIcon.tsx';
import { type KeptCar, SaveButton, WatchLink } from './SaveButton.tsx';

type Props = { car: KeptCar };

/** Favourite in the corner of a card's picture: the only control that is on the picture (CARD-4). */
export function CardHeart({ car }: Props) {
	const { actions, favouriteText, name } = car;
	if (!actions.favourite) return null;
	return (
		<SaveButton car={car} list="favourites" className="round-button car-heart" label={`${favouriteText} ${name}`}>
			<CarIcon name="heart" />
		</SaveButton>
	);
}

/** Compare and SAVE below a card's price (CARD-4). */
export function CardRow({ car }: Props) {
	const { row, compare, watchlist } = car.actions;
	if (!row) return null;
	return (
		<div className="car-row">
			{compare && (
				<SaveButton car={car} list="compare" className="car-compare" label={`Compare ${car.name}`}>
					Compare
				</SaveButton>
			)}
			{watchlist && <WatchLink car={car} />}
		</div>
	);
}
