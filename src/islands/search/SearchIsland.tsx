import type { SearchClient } from 'instantsearch.js';
import { useState } from 'react';
import { InstantSearch } from 'react-instantsearch';
import type { SearchState } from '../../search/search-state.ts';
import { LivePanel } from './LivePanel.tsx';
import { LiveResults, type LiveResultsProps } from './LiveResults.tsx';
import { LiveToolbar } from './LiveToolbar.tsx';
import { searchRouting } from './routing.ts';
import { SearchContext, type SearchTools } from './search-context.ts';
import { sortIndex } from './ui-state.ts';
import { useOneDraw } from './use-one-draw.ts';
import { useSearchWidget } from './use-search-widget.ts';

type Props = {
	client: SearchClient;
	tools: SearchTools;
	/** A search with what the visitor did on the page before the search was there. */
	withTyped: (asked: SearchState) => SearchState;
	onReady: LiveResultsProps['onReady'];
};

/** The search in the page (SRCH-1 to SRCH-7): InstantSearch over a client of ours, drawn with the parts of the static page. */
export function SearchIsland({ client, tools, withTyped, onReady }: Props) {
	const { settings } = tools;
	const [routing] = useState(() => searchRouting(settings, { ...tools, withTyped }));
	return (
		<InstantSearch
			searchClient={client}
			indexName={sortIndex(settings.defaultSort)}
			routing={routing}
			insights={false}
			future={{ preserveSharedStateOnUnmount: true }}
		>
			<Widgets tools={tools} />
			<SearchContext value={tools}>
				<LiveToolbar />
				<LivePanel />
				<LiveResults onReady={onReady} />
			</SearchContext>
		</InstantSearch>
	);
}

/** What keeps query, order, page and category; the parts that show them read them from the one state. */
function Widgets({ tools: { settings } }: { tools: SearchTools }) {
	useSearchWidget(settings);
	useOneDraw(settings.engine);
	return null;
}
