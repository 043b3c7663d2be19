import { useInstantSearch } from 'react-instantsearch';
import { SheetFoot, SheetHead } from '../../components/search/SheetHead.tsx';
import { foundText } from '../../components/search/texts.ts';
import { type Facet, facets } from '../../search/facets.ts';
import { chosenFilters, withoutFilters } from './chosen-filters.ts';
import { LiveListFacet } from './LiveListFacet.tsx';
import { LiveRangeFacet } from './LiveRangeFacet.tsx';
import { useTools } from './search-context.ts';
import { closeSheet, sheetId } from './sheet.ts';
import { useSearch } from './use-search.ts';
import { useSheet } from './use-sheet.ts';

/** The filters: beside the results, or in a dialog where there is no room. */
export function LivePanel() {
	return useSheet() ? (
		<dialog className="search-panel" id={sheetId} aria-labelledby={titleId} closedby="any">
			<SheetHead close={{ onClose: closeSheet }} id={titleId} />
			<Facets />
			<Foot />
		</dialog>
	) : (
		<section className="search-panel" aria-label="Filters">
			<Facets />
		</section>
	);
}

const titleId = 'search-filters-title';

function Facets() {
	return (
		<div className="search-panel-body">
			{(facets as readonly Facet[]).map((facet) =>
				facet.kind === 'list' ? (
					<LiveListFacet key={facet.field} facet={facet} />
				) : (
					<LiveRangeFacet key={facet.field} facet={facet} />
				),
			)}
		</div>
	);
}

function Foot() {
	const { settings, labels } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const any = chosenFilters(state, { labels, categories: settings.categories }).length > 0;
	return (
		<SheetFoot
			close={{ onClose: closeSheet }}
			found={foundText(results.nbHits, settings.words)}
			onClear={any ? () => setState(withoutFilters) : undefined}
		/>
	);
}
