import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTools } from '../state/search-context.ts';

/** Draws into a part of the page's search. */
export function PagePart({ name, children }: { name: string; children: ReactNode }) {
	const place = useTools().parts.place(name);
	return place && createPortal(children, place);
}
