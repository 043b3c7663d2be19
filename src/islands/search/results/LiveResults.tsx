import { memo, useLayoutEffect, useRef } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { CarCard } from '../../../components/car-list/CarCard.tsx';
import { Pagination } from '../../../components/car-list/Pagination.tsx';
import { CurrentFilters } from '../../../components/search/toolbar/CurrentFilters.tsx';
import { resultsText } from '../../../components/search/toolbar/texts.ts';
import type { ClientResult } from '../../../search/client/instant-search.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { gridClass } from '../../../site/lists/page-numbers.ts';
import { pagesAround } from '../../../site/lists/pagination.ts';
import { PagePart } from '../page/PagePart.tsx';
import { chosenFilters, isOwnSearch, withoutFilters } from '../state/chosen-filters.ts';
import { searchPath } from '../state/routing.ts';
import { useTools } from '../state/search-context.ts';
import { useSearch } from '../state/use-search.ts';
import { Announcement } from './Announcement.tsx';
import { focusResults, resultsId } from './focus-results.ts';
import { useFromTop } from './use-from-top.ts';
import { useHeading } from './use-heading.ts';
import { usePaintFirst } from './use-paint-first.ts';

export type LiveResultsProps = {
	/** Called once the first results are drawn, before they are seen. */
	onReady: (state: SearchState) => void;
};

/** Cars that stay in the results are not drawn again. */
const Card = memo(CarCard);

/** Below so few cars that are asked for, others like them are shown. */
const few = 3;

/** The results, page by page; if there are none, what to try instead. */
export function LiveResults({ onReady }: LiveResultsProps) {
	const { settings, labels, cardOf, asked } = useTools();
	const { results } = useInstantSearch();
	const { state, setState } = useSearch();
	const { words, categories, perPage, layout } = settings;
	const isFirst = useRef(true);
	const isThere = !results.__isArtificial;
	useLayoutEffect(() => {
		if (!isThere) return;
		if (isFirst.current) onReady(state);
		isFirst.current = false;
		document.dispatchEvent(new Event('cards-drawn'));
	});
	// Whether this answer is seen from its top: set before it is drawn.
	const fromTop = useRef(false);
	const grid = usePaintFirst(isThere ? results : null, fromTop);
	const parts = useHeading(state);
	useFromTop(state, { fromTop, isThere });
	// The pressed button disappears with its filter, so the focus moves to the results.
	const change = (next: (state: SearchState) => SearchState) => {
		setState(next);
		focusResults({ preventScroll: true });
	};
	// Sold ones still show and are not counted.
	const {
		mended,
		note,
		forSale: found = results.nbHits,
	} = results as Pick<ClientResult, 'mended' | 'note' | 'forSale'>;
	const filters = chosenFilters(state, { labels, categories, asked }).map(({ key, label, without }) => ({
		key,
		label: mended && key === 'q' ? label.replace(results.query.trim(), mended) : label,
		remove: () => change(without),
	}));
	const clear = () => change(withoutFilters);
	const turnTo = (page: number) => {
		fromTop.current = true;
		setState((other) => ({ ...other, page }));
		focusResults({ preventScroll: true });
	};
	// A page past the end is answered with the last one.
	const number = results.page + 1;
	const count = Math.ceil(results.nbHits / perPage);
	// A search without results says so once, in place of the cars.
	const isEmpty = isThere && results.hits.length === 0;
	const meant = mended ? { ...state, query: state.query.replace(results.query.trim(), () => mended) } : state;
	const cards = results.hits.map((hit) => cardOf(hit, state.query));
	// The page itself says what repayments are for where cards always have them.
	const repaid = settings.weekly && cards.find(({ repayment }) => repayment);
	return (
		<PagePart name="results">
			{!isEmpty && !isOwnSearch(state, settings) && <CurrentFilters filters={filters} onClear={clear} />}
			{note && (
				<p className="list-mended">
					{note} {parts && mended === '' && <parts.AskToFind state={state} look="link" />}
				</p>
			)}
			<p className={isEmpty ? 'sr-only' : 'list-status'} id={resultsId} tabIndex={-1}>
				{resultsText(found, number, perPage, words)}
			</p>
			{repaid && <p className="repayments-note">{repaid.repayment?.note}</p>}
			<Announcement found={isThere ? found : null} mended={mended} words={words} />
			<ul className={gridClass(layout)} ref={grid}>
				{cards.map((card, index) => (
					<li key={card.id}>
						<Card car={card} heading="h2" place={index} />
					</li>
				))}
			</ul>
			{parts &&
				(isEmpty ? (
					<parts.LiveNothing state={meant} filters={filters} onClear={clear} />
				) : (
					isThere &&
					results.nbHits <= few &&
					filters.length > 0 && <parts.LiveNear state={state} shown={results.hits} />
				))}
			{count > 1 && (
				<Pagination
					pagination={pagesAround({
						count,
						number,
						path: (page) => searchPath({ ...state, page }, settings),
					})}
					onTurn={turnTo}
				/>
			)}
		</PagePart>
	);
}
