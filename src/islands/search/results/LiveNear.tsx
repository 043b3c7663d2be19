import { useEffect } from 'react';
import { CarCard } from '../../../components/car-list/CarCard.tsx';
import type { SearchState } from '../../../search/state/search-state.ts';
import { gridClass } from '../../../site/lists/page-numbers.ts';
import { chosenFilters } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { nearestCars, type Shown } from './nearest-cars.ts';
import { useFound } from './use-found.ts';

type Props = {
	state: SearchState;
	/** Cars that the search has found. */
	shown?: readonly Shown[];
};

/** The cars nearest to a search that finds few or none, once they are known; where none is near, the latest. */
export default function LiveNear({ state, shown }: Props) {
	const { settings, cardOf } = useTools();
	const near = useNearest(state, shown);
	if (!near || near.hits.length === 0) return null;
	const heading = shown ? `Other ${settings.words.plural} you may like` : 'The closest we have';
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

function useNearest(state: SearchState, shown: readonly Shown[] = []): Nearest | null {
	const { client, labels, settings, asked, meant } = useTools();
	const { categories } = settings;
	const near = useFound(JSON.stringify([state, shown.map(({ objectID }) => objectID)]), () => {
		const filters = chosenFilters(state, { labels, categories, asked });
		return nearestCars(state, { client, categories, filters, shown, meant });
	});
	useEffect(() => {
		if (near) document.dispatchEvent(new Event('cards-drawn'));
	}, [near]);
	return near;
}
