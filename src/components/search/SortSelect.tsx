import { CarIcon } from '../CarIcon.tsx';

/** An order: its value in addresses and its words. */
type SortChoice = { value: string; label: string };

type Props = { sorts: readonly SortChoice[]; value: string; onSort?: (value: string) => void };

/** The order of the results (SRCH-1). */
export function SortSelect({ sorts, value, onSort }: Props) {
	const state = onSort
		? { value, onChange: (event: { currentTarget: HTMLSelectElement }) => onSort(event.currentTarget.value) }
		: { defaultValue: value };
	return (
		<label className="search-sort">
			<span className="sr-only">Sort by</span>
			<select name="sort" autoComplete="off" {...state}>
				{sorts.map((sort) => (
					<option key={sort.value} value={sort.value}>
						{sort.label}
					</option>
				))}
			</select>
			<CarIcon name="chevron-down" />
		</label>
	);
}
