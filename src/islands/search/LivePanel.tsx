import { useInstantSearch } from 'react-instantsearch';
import { SheetFoot } from '../../components/search/SheetHead.tsx';
import { foundText } from '../../components/search/texts.ts';
import { type Facet, facets } from '../../search/facets.ts';
import { chosenFilters, withoutFilters } from './chosen-filters.ts';
import { LiveListFacet } from './LiveListFacet.tsx';
import { LiveRangeFacet } from './LiveRangeFacet.tsx';
import { Part } from './Part.tsx';
import { useTools } from './search-context.ts';
import { useSearch } from './use-search.ts';

/** What is in the filters. */
export function LivePanel() {
	return (
		<>
			{(facets as readonly Facet[]).map((facet) =>
				facet.kind === 'list' ? (
					<LiveListFacet key={facet.field} facet={facet} />
				) : (
					<LiveRangeFacet key={facet.field} facet={facet} />
				),
			)}
			<Part name="foot">
				<Foot />
			</Part>
		</>
	);
}

function Foot() {
	const { settings, labels } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const any = chosenFilters(state, { labels, categories: settings.categories }).length > 0;
	return (
		<SheetFoot
			found={foundText(results.nbHits, settings.words)}
			onClear={any ? () => setState(withoutFilters) : undefined}
		/>
	);
}
