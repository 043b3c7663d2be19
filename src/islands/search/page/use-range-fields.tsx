import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RangeFields } from '../../../components/search/facets/RangeFields.tsx';
import type { RangeModel } from '../../../components/search/facets/range.ts';
import { useTools } from '../state/search-context.ts';

type Fields = ComponentProps<typeof RangeFields>;

/** Hydrates the fields of a range that the build has drawn, or draws them if it has not. */
export function useRangeFields(part: string, { isThere, ...fields }: Fields & { isThere: boolean }): void {
	const { parts } = useTools();
	const latest = useRef(fields);
	latest.current = fields;
	const show = useRef<((fields: Fields) => void) | null>(null);
	useLayoutEffect(() => {
		const place = parts.place(part);
		if (!isThere || !place || place.dataset['alive'] !== undefined) return;
		place.dataset['alive'] = '';
		const onAlive = (setFields: (fields: Fields) => void) => {
			show.current = setFields;
			setFields(latest.current);
		};
		const drawn = place.dataset['range'];
		const first = drawn ? { ...latest.current, range: JSON.parse(drawn) as RangeModel, chosen: {} } : latest.current;
		const alive = <Alive first={first} onAlive={onAlive} />;
		if (drawn) hydrateRoot(place, alive);
		else createRoot(place).render(alive);
	}, [isThere, part, parts]);
	useLayoutEffect(() => show.current?.(fields));
}

/** The fields as the build drew them, then as they should be: React hydrates only what is the same. */
function Alive({ first, onAlive }: { first: Fields; onAlive: (setFields: (fields: Fields) => void) => void }) {
	const [fields, setFields] = useState(first);
	useLayoutEffect(() => onAlive(setFields), [onAlive]);
	return <RangeFields {...fields} />;
}
