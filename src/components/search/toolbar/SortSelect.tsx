import { CarIcon } from '../../car-list/CarIcon.tsx';

/** An order: its value in addresses and its words. */
type SortChoice = { value: string; label: string };

type Props = { sorts: readonly SortChoice[]; value: string };

/** The order of the results (SRCH-1). The build draws it; the search in the page listens to it. */
export function SortSelect({ sorts, value }: Props) {
	return (
		<label className="search-sort">
			<span className="sr-only">Sort by</span>
			<select name="sort" autoComplete="off" defaultValue={value}>
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
