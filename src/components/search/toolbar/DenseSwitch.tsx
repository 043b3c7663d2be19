import { CarIcon } from '../../car-list/CarIcon.tsx';

/** On phones: one car a row, with a small picture. The style sheet does it, so it works without script and follows every answer. */
export function DenseSwitch() {
	return (
		<label className="search-dense">
			<input type="checkbox" />
			<CarIcon name="rows" />
			<span className="sr-only">Compact list</span>
		</label>
	);
}
