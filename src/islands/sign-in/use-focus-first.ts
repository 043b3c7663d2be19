import { type RefObject, useEffect, useRef } from 'react';

/** Leads the focus to the first input of a step that the visitor has come to; not when the page opens. */
export function useFocusFirst(active: boolean): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (active) form.current?.querySelector('input')?.focus();
	}, [active]);
	return form;
}
