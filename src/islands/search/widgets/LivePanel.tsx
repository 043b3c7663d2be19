import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { SheetFoot } from '../../../components/search/toolbar/SheetHead.tsx';
import { foundText } from '../../../components/search/toolbar/texts.ts';
import { type Facet, facets } from '../../../search/fields/facets.ts';
import { PagePart } from '../page/PagePart.tsx';
import { chosenFilters, withoutFilters } from '../state/chosen-filters.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';
import { LiveListFacet } from './LiveListFacet.tsx';
import { LiveRangeFacet } from './LiveRangeFacet.tsx';

/** The facets, and the foot of the panel. */
export function LivePanel() {
	useWordsAsFilters();
	return (
		<>
			{(facets as readonly Facet[]).map((facet) =>
				facet.kind === 'list' ? (
					<LiveListFacet key={facet.field} facet={facet} />
				) : (
					<LiveRangeFacet key={facet.field} facet={facet} />
				),
			)}
			<PagePart name="foot">
				<Foot />
			</PagePart>
		</>
	);
}

/** Once the sheet of phones is opened, the words that it has are chosen in it, beside what else there is of each. */
function useWordsAsFilters(): void {
	const { search, asFilters } = useTools();
	const { state, setState } = useSearch();
	useEffect(() => {
		const sheet = search.querySelector<HTMLElement>('[popover]');
		const opened = new AbortController();
		const choose = ({ newState }: ToggleEvent) => newState === 'open' && setState(asFilters);
		if (state.query) sheet?.addEventListener('toggle', choose, opened);
		return () => opened.abort();
	}, [state.query]);
}

function Foot() {
	const { settings, labels } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const any = chosenFilters(state, { labels, categories: settings.categories }).length > 0;
	return (
		<SheetFoot
			found={foundText((results as { forSale?: number }).forSale ?? results.nbHits, settings.words)}
			onClear={any ? () => setState(withoutFilters) : undefined}
		/>
	);
}
