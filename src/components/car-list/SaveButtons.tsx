import type { CarCardModel } from '../../site/cars/car-card.ts';
import { signInPath } from '../../site/pages/links.ts';
import { CarIcon, type CarIconName } from './CarIcon.tsx';

type Props = {
	car: Pick<CarCardModel, 'id' | 'name' | 'path' | 'actions' | 'favouriteText'>;
	/** With words beside the drawings; without them the car's name tells one card's buttons from another's. */
	labelled?: boolean;
};

/**
 * SAVE, Favourite and Compare, where allowed (CARD-4). The latter two have their place but are not seen until the script that
 * makes them work has said whether they are pressed (src/client/); SAVE leads to the sign-in page, which leads back.
 */
export function SaveButtons({ car, labelled = false }: Props) {
	const { favourite, watchlist, compare } = car.actions;
	if (!favourite && !watchlist && !compare) return null;
	return (
		<div className={labelled ? 'car-offer-save' : 'car-actions'}>
			{watchlist && <WatchLink car={car} />}
			{favourite && (
				<SaveButton car={car} labelled={labelled} list="favourites" icon="heart" text={car.favouriteText} />
			)}
			{compare && <SaveButton car={car} labelled={labelled} list="compare" icon="compare" text="Compare" />}
		</div>
	);
}

/** The same card is on many pages: its own car's page is the way back until the script knows the present one. */
function WatchLink({ car: { id, name, path } }: Pick<Props, 'car'>) {
	const query = new URLSearchParams({ type: 'watchlist', redirect: path, back: path });
	return (
		<a className="car-watch" href={`${signInPath}?${query}`} data-watch data-car={id} aria-label={`SAVE ${name}`}>
			SAVE
		</a>
	);
}

type ButtonProps = Required<Props> & { list: 'favourites' | 'compare'; icon: CarIconName; text: string };

function SaveButton({ car: { id, name }, labelled, list, icon, text }: ButtonProps) {
	return (
		<button type="button" data-save={list} data-car={id} aria-label={labelled ? undefined : `${text} ${name}`}>
			<CarIcon name={icon} />
			{labelled && text}
		</button>
	);
}
