import { useEffect, useState } from 'react';
import { CarCard } from '../../../components/car-list/CarCard.tsx';
import type { CurrentFilter } from '../../../components/search/toolbar/CurrentFilters.tsx';
import { searchName } from '../../../search/headings/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { gridClass } from '../../../site/lists/page-numbers.ts';
import { type ChosenFilter, chosenFilters } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { nearestCars } from './nearest-cars.ts';

type Props = { state: SearchState; filters: readonly CurrentFilter[]; onClear: () => void };

/** No car fits: what to give up, the nearest cars, and how to hear of one that comes in. */
export default function LiveNothing({ state, filters, onClear }: Props) {
	const { settings, labels } = useTools();
	const { words, contactPath, layout } = settings;
	const near = useNearest(state);
	const name = searchName(state, { labels, words }, 0);
	const keep = document.querySelector<HTMLButtonElement>('[data-keep-search] button');
	return (
		<>
			<div className="list-empty list-nothing card">
				<h2 className="type-card">{name} today</h2>
				{filters.length > 1 && (
					<>
						<p>Drop one of these to see more:</p>
						<ul className="search-current">
							{filters.map(({ key, label, remove }) => (
								<li key={key}>
									<button type="button" className="chip" onClick={remove}>
										Without {label}
									</button>
								</li>
							))}
						</ul>
					</>
				)}
				<p className="flex flex-wrap gap-3">
					<a className="button button-primary" href={contactPath}>
						Ask us to find one
					</a>
					{keep?.ariaPressed === 'false' && (
						<button type="button" className="button button-outline" onClick={() => keep.click()}>
							Save this search
						</button>
					)}
					<button type="button" className="button button-outline" onClick={onClear}>
						See all {words.plural}
					</button>
				</p>
			</div>
			{near.length > 0 && <h2 className="type-card list-near">The closest we have</h2>}
			<ul className={gridClass(layout)}>
				{near.map((hit) => (
					<li key={hit.objectID}>
						<Near hit={hit} />
					</li>
				))}
			</ul>
		</>
	);
}

type Hit = Awaited<ReturnType<typeof nearestCars>>[number];

function Near({ hit }: { hit: Hit }) {
	return <CarCard car={useTools().cardOf(hit)} heading="h3" />;
}

/** The nearest cars to a search, once they are known. */
function useNearest(state: SearchState): Hit[] {
	const { client, labels, settings, asked } = useTools();
	const { categories } = settings;
	const [near, setNear] = useState<Hit[]>([]);
	const key = JSON.stringify(state);
	useEffect(() => {
		let isLatest = true;
		const filters: ChosenFilter[] = chosenFilters(state, { labels, categories, asked });
		void nearestCars(state, { client, categories, filters }).then((found) => isLatest && setNear(found));
		return () => {
			isLatest = false;
		};
	}, [key]);
	useEffect(() => {
		if (near.length > 0) document.dispatchEvent(new Event('cards-drawn'));
	}, [near]);
	return near;
}
