import { useEffect, useState } from 'react';
import { CarCard } from '../../../components/car-list/CarCard.tsx';
import type { SearchState } from '../../../search/state/search-state.ts';
import { gridClass } from '../../../site/lists/page-numbers.ts';
import { chosenFilters } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { nearestCars } from './nearest-cars.ts';

type Props = {
	state: SearchState;
	heading: string;
	/** Cars that the search has found, by id. */
	shown?: readonly string[];
};

/** The cars nearest to a search that finds few or none, once they are known; where none is near, the latest. */
export default function LiveNear({ state, heading, shown }: Props) {
	const { settings, cardOf } = useTools();
	const near = useNearest(state, shown);
	if (!near || near.hits.length === 0) return null;
	return (
		<>
			<h2 className="type-card list-near">{near.areNear ? heading : 'The latest in stock'}</h2>
			<ul className={gridClass(settings.layout)}>
				{near.hits.map((hit) => (
					<li key={hit.objectID}>
						<CarCard car={cardOf(hit)} heading="h3" />
					</li>
				))}
			</ul>
		</>
	);
}

type Nearest = Awaited<ReturnType<typeof nearestCars>>;

function useNearest(state: SearchState, shown: readonly string[] = []): Nearest | null {
	const { client, labels, settings, asked, meant } = useTools();
	const { categories } = settings;
	const [near, setNear] = useState<Nearest | null>(null);
	const key = JSON.stringify([state, shown]);
	useEffect(() => {
		let isLatest = true;
		const filters = chosenFilters(state, { labels, categories, asked });
		void nearestCars(state, { client, categories, filters, shown, meant }).then((found) => isLatest && setNear(found));
		return () => {
			isLatest = false;
		};
	}, [key]);
	useEffect(() => {
		if (near) document.dispatchEvent(new Event('cards-drawn'));
	}, [near]);
	return near;
}
