import { CarIcon } from '../../car-list/CarIcon.tsx';

/** What narrows the results: `Toyota`, `From $10,000`. */
export type CurrentFilter = { key: string; label: string; remove: () => void };

type Props = { filters: readonly CurrentFilter[]; onClear: () => void };

/** What the visitor has chosen, each with the way to take it back. */
export function CurrentFilters({ filters, onClear }: Props) {
	if (filters.length === 0) return null;
	return (
		<ul className="search-current" aria-label="Chosen filters">
			{filters.map(({ key, label, remove }) => (
				<li key={key}>
					<button type="button" className="search-filter" onClick={remove}>
						<span className="sr-only">Remove </span>
						{label}
						<CarIcon name="close" />
					</button>
				</li>
			))}
			<li>
				<button type="button" className="search-clear" onClick={onClear}>
					Clear all
				</button>
			</li>
		</ul>
	);
}
