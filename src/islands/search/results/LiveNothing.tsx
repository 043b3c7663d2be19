import type { CurrentFilter } from '../../../components/search/toolbar/CurrentFilters.tsx';
import { isCarNumber } from '../../../search/asked/car-number.ts';
import { plainName } from '../../../search/headings/search-name.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { chosenFilters } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { AskToFind } from './AskToFind.tsx';
import LiveNear from './LiveNear.tsx';
import { countsWithout } from './nearest-cars.ts';
import { useFound } from './use-found.ts';
import { usePages } from './use-pages.ts';

type Props = { state: SearchState; filters: readonly CurrentFilter[]; onClear: () => void };

/** No car fits: the lists without one of the filters, the nearest cars, and how to hear of one that comes in. */
export default function LiveNothing({ state, filters, onClear }: Props) {
	const { settings, labels, meant, asked } = useTools();
	const { words, categories } = settings;
	const counts = useCounts(state);
	const query = state.query.trim();
	const pages = usePages(query);
	const isNumber = isCarNumber(query);
	const called = (search: SearchState, count: number) => plainName(meant(search), { labels, words }, count);
	const name = isNumber ? `We have no ${query}` : `${called(state, 0)} today`;
	const wider = new Map(
		chosenFilters(state, { labels, categories, asked }).map(({ key, without }) => [key, without(state)]),
	);
	const ways = [...counts].flatMap(([key, count]) => {
		const [remove, search] = [filters.find((filter) => filter.key === key)?.remove, wider.get(key)];
		return filters.length > 1 && count > 0 && remove && search ? [{ key, remove, text: called(search, count) }] : [];
	});
	const keep = document.querySelector<HTMLButtonElement>('[data-keep-search] button');
	return (
		<>
			<div className="list-empty list-nothing card">
				<h2 className="type-card">{pages.length > 0 ? `Looking for “${query}”?` : name}</h2>
				{pages.length > 0 && (
					<p className="flex flex-wrap gap-3">
						{pages.map((page) => (
							<a className="button button-primary" href={page.url} key={page.url}>
								{page.name}
							</a>
						))}
					</p>
				)}
				{pages.length > 0 && <p>{name}.</p>}
				{isNumber && <p>Check the number. If it was here before, it may have been sold.</p>}
				{ways.length > 0 && (
					<ul className="search-current" aria-label="Drop a filter">
						{ways.map(({ key, remove, text }) => (
							<li key={key}>
								<button type="button" className="chip" onClick={remove}>
									{text}
								</button>
							</li>
						))}
					</ul>
				)}
				<p className="flex flex-wrap gap-3">
					{pages.length === 0 && <AskToFind state={state} look="button button-primary" />}
					{pages.length === 0 && keep?.ariaPressed === 'false' && (
						<button type="button" className="button button-outline" onClick={() => keep.click()}>
							Save this search
						</button>
					)}
					{ways.length !== 1 && (
						<button type="button" className="button button-outline" onClick={onClear}>
							See all {words.plural}
						</button>
					)}
				</p>
			</div>
			<LiveNear state={state} />
		</>
	);
}

/** How many cars there are without each filter, once that is known. */
function useCounts(state: SearchState): ReadonlyMap<string, number> {
	const { client, labels, settings, asked, meant } = useTools();
	const { categories } = settings;
	const counts = useFound(JSON.stringify(state), () => {
		const filters = chosenFilters(state, { labels, categories, asked });
		return countsWithout(state, { client, categories, filters, meant });
	});
	return counts ?? new Map();
}
