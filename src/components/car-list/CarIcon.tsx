import sheet from './car-icons.svg?url';

export type CarIconName =
	| 'battery'
	| 'bell'
	| 'bolt'
	| 'bed'
	| 'body'
	| 'bookmark'
	| 'calculator'
	| 'calendar'
	| 'camera'
	| 'chat'
	| 'check'
	| 'chevron-down'
	| 'chevron-left'
	| 'chevron-right'
	| 'close'
	| 'compare'
	| 'condition'
	| 'distance'
	| 'drive'
	| 'engine'
	| 'expand'
	| 'filters'
	| 'first'
	| 'fuel'
	| 'heart'
	| 'info'
	| 'key'
	| 'last'
	| 'licence'
	| 'lock'
	| 'mail'
	| 'phone'
	| 'pin'
	| 'plug'
	| 'print'
	| 'ramp'
	| 'range'
	| 'report'
	| 'rows'
	| 'ruler'
	| 'search'
	| 'seats'
	| 'share'
	| 'shield'
	| 'star'
	| 'transmission'
	| 'weight'
	| 'wheelchair';

/**
 * One of the drawings in car-icons.svg, in the colour of the text around it. It says nothing to those who do not see it.
 * Templates write the same with `carSymbol`.
 */
export function CarIcon({ name }: { name: CarIconName }) {
	return (
		<svg className="icon" aria-hidden="true">
			<use href={`${sheet}#${name}`} />
		</svg>
	);
}
