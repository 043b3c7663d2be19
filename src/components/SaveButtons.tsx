import type { CarCardModel } from '../site/car-card.ts';
import { CarIcon } from './CarIcon.tsx';

type Props = {
	car: Pick<CarCardModel, 'id' | 'name' | 'actions'>;
	/** With words beside the drawings; without them the car's name tells one card's buttons from another's. */
	labelled?: boolean;
};

/** Favourite and Compare, where allowed (CARD-4). Hidden until the script that makes them work has run (src/client/). */
export function SaveButtons({ car: { id, name, actions }, labelled = false }: Props) {
	if (!actions.favourite && !actions.compare) return null;
	return (
		<div className={labelled ? 'car-offer-save' : 'car-actions'}>
			{actions.favourite && (
				<button
					type="button"
					hidden
					data-save="favourites"
					data-car={id}
					aria-label={labelled ? undefined : `Favourite ${name}`}
				>
					<CarIcon name="heart" />
					{labelled && 'Favourite'}
				</button>
			)}
			{actions.compare && (
				<button
					type="button"
					hidden
					data-save="compare"
					data-car={id}
					aria-label={labelled ? undefined : `Compare ${name}`}
				>
					<CarIcon name="compare" />
					{labelled && 'Compare'}
				</button>
			)}
		</div>
	);
}
