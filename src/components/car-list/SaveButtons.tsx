import { CarIcon } from './CarIcon.tsx';
import { type KeptCar, SaveButton, WatchLink } from './SaveButton.tsx';

/** Favourite, Compare and SAVE on a car's own page, where allowed (CARD-4). */
export function SaveButtons({ car }: { car: KeptCar }) {
	const { favourite, watchlist, compare } = car.actions;
	if (!favourite && !watchlist && !compare) return null;
	return (
		<>
			{favourite && (
				<SaveButton car={car} list="favourites">
					<CarIcon name="heart" />
					{car.favouriteText}
				</SaveButton>
			)}
			{compare && (
				<SaveButton car={car} list="compare">
					<CarIcon name="compare" />
					Compare
				</SaveButton>
			)}
			{watchlist && <WatchLink car={car} />}
		</>
	);
}
