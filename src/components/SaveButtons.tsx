import type { CarCardModel } from '../site/car-card.ts';
import { CarIcon, type CarIconName } from './CarIcon.tsx';

type Props = {
	car: Pick<CarCardModel, 'id' | 'name' | 'actions'>;
	/** With words beside the drawings; without them the car's name tells one card's buttons from another's. */
	labelled?: boolean;
};

/** Favourite and Compare, where allowed (CARD-4). Hidden until the script that makes them work has run (src/client/). */
export function SaveButtons({ car, labelled = false }: Props) {
	const { favourite, compare } = car.actions;
	if (!favourite && !compare) return null;
	return (
		<div className={labelled ? 'car-offer-save' : 'car-actions'}>
			{favourite && <SaveButton car={car} labelled={labelled} list="favourites" icon="heart" text="Favourite" />}
			{compare && <SaveButton car={car} labelled={labelled} list="compare" icon="compare" text="Compare" />}
		</div>
	);
}

type ButtonProps = Required<Props> & { list: 'favourites' | 'compare'; icon: CarIconName; text: string };

function SaveButton({ car: { id, name }, labelled, list, icon, text }: ButtonProps) {
	return (
		<button type="button" hidden data-save={list} data-car={id} aria-label={labelled ? undefined : `${text} ${name}`}>
			<CarIcon name={icon} />
			{labelled && text}
		</button>
	);
}
