import { useEffect, useRef, useState } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { type Choice, ChoiceList } from '../../../components/search/facets/ChoiceList.tsx';
import { Chosen } from '../../../components/search/facets/Chosen.tsx';
import { isSearched } from '../../../components/search/facets/FacetSearch.tsx';
import { distanceText } from '../../../domain/cars/distance.ts';
import { inFacetOrder, type ListFacet, type ListField } from '../../../search/fields/facets.ts';
import { facetPlural, valueLabel } from '../../../search/fields/value-label.ts';
import { withChoice } from '../../../search/state/choose.ts';
import type { SearchState } from '../../../search/state/search-state.ts';
import { useCities } from '../near/use-near.ts';
import { PagePart } from '../page/PagePart.tsx';
import { useFacetSearch } from '../page/use-facet-search.ts';
import { useFacetSection } from '../page/use-facet-section.ts';
import { useTools } from '../state/search-context.ts';
import { useListWidget } from '../state/use-list-widget.ts';
import { useSearch } from '../state/use-search.ts';

/** A facet that is a list. It is part of the search even if it is not shown: models of several makes, `address` facets. */
export function LiveListFacet({ facet }: { facet: ListFacet }) {
	const { field, limit, parent, param } = facet;
	const { labels, search, asFilters, settings } = useTools();
	const cities = useCities();
	const { state, setState } = useSearch();
	const shown = asFilters(state);
	const { results } = useInstantSearch();
	const { items: found, searchForItems } = useListWidget(field);
	const isNothing = results.nbHits === 0;
	// Where nothing is found the panel stays as it was, so that something else can be chosen.
	const last = useRef(found);
	if (found.length > 0 || !isNothing) last.current = found;
	const values = found === last.current ? found : last.current.map((item) => ({ ...item, count: 0 }));
	const [text, setText] = useState('');
	const [size, setSize] = useState(0);
	const chosen = shown.lists[field] ?? [];
	const items = text === '' ? asDrawn(field, withChosen(values, chosen), chosen, settings.own.state) : values;
	if (text === '' && size !== items.length) setSize(items.length);
	const isOpen = parent === undefined || chosen.length > 0 || shown.lists[parent as ListField] !== undefined;
	const wasClosed = useRef(true);
	if (!isNothing) wasClosed.current = !isSingle(results.getFacetValues(parent ?? '', {}));
	const closed = !isOpen && wasClosed.current;
	// One that narrows the page's own list stays while there is something in it: the panel does not go with the last but one car.
	const [isOwn] = useState(() => search.querySelector<HTMLElement>(`[data-facet="${param}"]`)?.hidden === false);
	const alone = size < (isOwn ? 1 : 2) && chosen.length === 0;
	const isThere = !results.__isArtificial;
	// Each answer comes with all values.
	useEffect(() => {
		if (results && text !== '') searchForItems(text);
	}, [results]);
	// Words that are ticked here are choices from now on.
	const isSaid = shown.lists[field] !== state.lists[field];
	const choose = (value: string) => setState((other) => withChoice(isSaid ? asFilters(other) : other, field, value));
	const section = useFacetSection({ name: param, shown: !closed && !alone, chosen: chosen.length, isThere });
	useFacetSearch(section, {
		isThere,
		isLong: isSearched(size, limit),
		onText: (value) => {
			setText(value);
			searchForItems(value);
		},
	});
	if (facet.place === 'address' || closed || alone) return null;
	// What is asked for is ticked at once; a server's answer comes later.
	const choices = items.map(({ value, count }): Choice => {
		const km = field === 'city' ? cities?.get(value) : undefined;
		const name = valueLabel(field, value, labels);
		const label = km === undefined ? name : `${name}, ${distanceText(km, labels.locale)} away`;
		return { value, label, count, path: '', chosen: chosen.includes(value) };
	});
	const byDistance = (one: Choice, other: Choice) => distanceOf(one) - distanceOf(other);
	const distanceOf = ({ value }: Choice) => cities?.get(value) ?? Number.MAX_SAFE_INTEGER;
	return (
		<>
			<PagePart name={`${param}-chosen`}>
				<Chosen
					count={chosen.length}
					className="facet-chosen"
					words={chosen.map((value) => valueLabel(field, value, labels)).join(', ')}
				/>
			</PagePart>
			<PagePart name={`${param}-values`}>
				{choices.length === 0 && text !== '' && <p className="facet-none">No match for “{text}”.</p>}
				<ChoiceList
					choices={choices.sort(field === 'city' && cities ? byDistance : inFacetOrder(facet, choices.length))}
					plural={facetPlural(facet, labels.locale)}
					limit={limit}
					onChoose={choose}
				/>
			</PagePart>
		</>
	);
}

/** What is ticked stays in the list, so that it can be taken back, where no car has it. */
export const withChosen = (values: readonly Value[], chosen: readonly string[]): readonly Value[] => {
	const missing = chosen.filter((own) => !values.some(({ value }) => value === own));
	return missing.length === 0 ? values : [...values, ...missing.map((value) => ({ value, count: 0 }))];
};

/** What a page is about, `/search/cars/toyota/`, stays alone in its list, as the page was drawn, until it is taken back. A list of a condition shows them all. */
export const asDrawn = (
	field: ListField,
	values: readonly Value[],
	chosen: readonly string[],
	{ lists }: Pick<SearchState, 'lists'>,
): readonly Value[] =>
	field === 'car_type' || chosen.length === 0 || chosen.join('\n') !== lists[field]?.join('\n')
		? values
		: values.filter(({ value }) => chosen.includes(value));

type Value = { value: string; count: number };

const isSingle = (values: unknown): boolean => Array.isArray(values) && values.length < 2;
