import sheet from './car-icons.svg?url';

export type CarIconName =
	| 'bolt'
	| 'body'
	| 'camera'
	| 'chevron-left'
	| 'chevron-right'
	| 'compare'
	| 'condition'
	| 'distance'
	| 'drive'
	| 'engine'
	| 'first'
	| 'fuel'
	| 'heart'
	| 'last'
	| 'mail'
	| 'phone'
	| 'pin'
	| 'seats'
	| 'transmission';

/** One of the drawings in car-icons.svg, in the colour of the text around it. It says nothing to those who do not see it. */
export function CarIcon({ name }: { name: CarIconName }) {
	return (
		<svg className="icon" aria-hidden="true">
			<use href={`${sheet}#${name}`} />
		</svg>
	);
}
