import type { SearchClient } from 'instantsearch.js';
import { useState } from 'react';
import { InstantSearch } from 'react-instantsearch';
import { sortIndex } from '../../../search/fields/sorts.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { LiveResults, type LiveResultsProps } from '../results/LiveResults.tsx';
import { searchRouting } from '../state/routing.ts';
import { SearchContext, type SearchTools } from '../state/search-context.ts';
import { useOneDraw } from '../state/use-one-draw.ts';
import { useSearchWidget } from '../state/use-search-widget.ts';
import { LivePanel } from './LivePanel.tsx';
import { LiveToolbar } from './LiveToolbar.tsx';

type Props = {
	client: SearchClient;
	tools: SearchTools;
	/** A search with what the visitor did on the page before the search was there. */
	withEarlyInput: (asked: SearchState) => SearchState;
	onReady: LiveResultsProps['onReady'];
};

/** The search in the page (SRCH-1 to SRCH-7): InstantSearch over our client, drawn with the components of the static page. */
export function SearchIsland({ client, tools, withEarlyInput, onReady }: Props) {
	const { settings, Plan } = tools;
	const [routing] = useState(() => searchRouting(settings, { ...tools, withEarlyInput }));
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
				{Plan && <Plan />}
				<LiveToolbar />
				<LivePanel />
				<LiveResults onReady={onReady} />
			</SearchContext>
		</InstantSearch>
	);
}

/** Keeps query, order, page and category; the widgets that show them read the one state. */
function Widgets({ tools: { settings } }: { tools: SearchTools }) {
	useSearchWidget(settings);
	useOneDraw(settings.engine);
	return null;
}
