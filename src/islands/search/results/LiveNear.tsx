import { useEffect, useState } from 'react';
import { CarCard } from '../../../components/car-list/CarCard.tsx';
import type { SearchState } from '../../../search/state/search-state.ts';
import { gridClass } from '../../../site/lists/page-numbers.ts';
import { type ChosenFilter, chosenFilters } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { nearestCars } from './nearest-cars.ts';

type Props = {
	state: SearchState;
	heading: string;
	/** Cars that the search has found, by id. */
	shown?: readonly string[];
};

/** The cars nearest to a search that finds few or none, once they are known. */
export default function LiveNear({ state, heading, shown }: Props) {
	const { settings, cardOf } = useTools();
	const near = useNearest(state, shown);
	if (near.length === 0) return null;
	return (
		<>
			<h2 className="type-card list-near">{heading}</h2>
			<ul className={gridClass(settings.layout)}>
				{near.map((hit) => (
					<li key={hit.objectID}>
						<CarCard car={cardOf(hit)} heading="h3" />
					</li>
				))}
			</ul>
		</>
	);
}

type Hit = Awaited<ReturnType<typeof nearestCars>>[number];

function useNearest(state: SearchState, shown: readonly string[] = []): Hit[] {
	const { client, labels, settings, asked } = useTools();
	const { categories } = settings;
	const [near, setNear] = useState<Hit[]>([]);
	const key = JSON.stringify([state, shown]);
	useEffect(() => {
		let isLatest = true;
		const filters: ChosenFilter[] = chosenFilters(state, { labels, categories, asked });
		void nearestCars(state, { client, categories, filters, shown }).then((found) => isLatest && setNear(found));
		return () => {
			isLatest = false;
		};
	}, [key]);
	useEffect(() => {
		if (near.length > 0) document.dispatchEvent(new Event('cards-drawn'));
	}, [near]);
	return near;
}
