import type { CurrentFilter } from './CurrentFilters.tsx';

type Props = {
	/** `cars`. */
	plural: string;
	query: string;
	filters: readonly CurrentFilter[];
	onClear: () => void;
	contactPath: string;
};

/** No car matches: the visitor can drop a filter, clear them all, or get in touch. */
export function NothingFound({ plural, query, filters, onClear, contactPath }: Props) {
	return (
		<div className="list-empty card">
			<h2 className="type-section">{query ? `No ${plural} found for “${query}”` : `No ${plural} fit these filters`}</h2>
			<p>{filters.length > 0 ? 'Remove one of these to see more:' : 'Check the spelling, or try fewer words.'}</p>
			{filters.length > 0 && (
				<ul className="search-current">
					{filters.map(({ key, label, remove }) => (
						<li key={key}>
							<button type="button" className="chip" onClick={remove}>
								Without {label}
							</button>
						</li>
					))}
				</ul>
			)}
			<p className="flex flex-wrap gap-3">
				<button type="button" className="button button-primary" onClick={onClear}>
					See all {plural}
				</button>
				<a className="button button-outline" href={contactPath}>
					Ask us to find one
				</a>
			</p>
		</div>
	);
}
