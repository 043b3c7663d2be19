import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is found out for a question, null until it is. What the page's own engine answers is drawn before the browser paints what it
 * was asked for.
 */
export function useFound<Found>(question: string, find: () => Promise<Found>): Found | null {
	const [known, setKnown] = useState<{ question: string; found: Found } | null>(null);
	useLayoutEffect(() => {
		let isLatest = true;
		void find().then((found) => isLatest && flushSync(() => setKnown({ question, found })));
		return () => {
			isLatest = false;
		};
	}, [question]);
	return known?.question === question ? known.found : null;
}
