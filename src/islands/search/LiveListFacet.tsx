import { useEffect, useState } from 'react';
import { useInstantSearch, useRefinementList } from 'react-instantsearch';
import { type Choice, ChoiceList } from '../../components/search/ChoiceList.tsx';
import { Chosen } from '../../components/search/Chosen.tsx';
import { isSearched } from '../../components/search/FacetSearch.tsx';
import { valuesName } from '../../components/search/facet-texts.ts';
import { inFacetOrder } from '../../search/facet-order.ts';
import type { ListFacet, ListField } from '../../search/facets.ts';
import { facetLabel, valueLabel } from '../../search/value-label.ts';
import { withChoice } from './choose.ts';
import { Part } from './Part.tsx';
import { useTools } from './search-context.ts';
import { useFacet } from './use-facet.ts';
import { useFacetSearch } from './use-facet-search.ts';
import { useSearch } from './use-search.ts';

/** More than any list has, so that no choice is missing. */
const everyValue = 1000;

/** A facet that is a list. It takes part in the search where it is not shown, too: models of several makes, `address` facets. */
export function LiveListFacet({ facet }: { facet: ListFacet }) {
	const { field, limit, parent, param } = facet;
	const { labels } = useTools();
	const { state, setState } = useSearch();
	const { results } = useInstantSearch();
	const { items, searchForItems } = useRefinementList({
		attribute: field,
		operator: 'or',
		limit: everyValue,
		// They are put in order below, as the page's own are.
		sortBy: ['name:asc'],
	});
	const [text, setText] = useState('');
	const [size, setSize] = useState(0);
	if (text === '' && size !== items.length) setSize(items.length);
	const chosen = state.lists[field] ?? [];
	const isOpen = parent === undefined || chosen.length > 0 || state.lists[parent as ListField] !== undefined;
	const closed = !isOpen && !isSingle(results.getFacetValues(parent, {}));
	const alone = size < 2 && chosen.length === 0;
	const isThere = !results.__isArtificial;
	// Each answer comes with all values.
	useEffect(() => {
		if (results && text !== '') searchForItems(text);
	}, [results]);
	const section = useFacet({ name: param, shown: !closed && !alone, chosen: chosen.length, isThere });
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
		return { value, label: valueLabel(field, value, labels), count, path: '', chosen: chosen.includes(value) };
	});
	return (
		<>
			<Part name={`${param}-chosen`}>
				<Chosen count={chosen.length} className="facet-chosen" />
			</Part>
			<Part name={`${param}-values`}>
				{choices.length === 0 && <p className="facet-none">Nothing like “{text}” here.</p>}
				<ChoiceList
					choices={choices.sort(inFacetOrder(facet))}
					plural={valuesName({ name: param, label: facetLabel(facet, labels.locale) })}
					limit={limit}
					onChoose={(value) => setState((other) => withChoice(other, field, value))}
				/>
			</Part>
		</>
	);
}

const isSingle = (values: unknown): boolean => Array.isArray(values) && values.length < 2;
