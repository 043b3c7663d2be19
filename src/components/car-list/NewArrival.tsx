import sheet from './car-icons.svg?url';

/** In place of a picture: something under a cover, in a tint of the brand (CARD-1). */
export function NewArrival() {
	return (
		<div className="new-arrival">
			<svg aria-hidden="true">
				<use href={`${sheet}#new-arrival`} />
			</svg>
			<p>New Arrival</p>
		</div>
	);
}
