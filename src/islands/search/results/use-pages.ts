import { useEffect, useState } from 'react';
import { findPages } from '../../../client/finder/find-pages.ts';

type Pages = Awaited<ReturnType<typeof findPages>>;

/** The site's pages that the words may mean, once they are known: who types `finance` looks for no car. */
export function usePages(query: string): Pages {
	const [known, setKnown] = useState<{ query: string; pages: Pages } | null>(null);
	useEffect(() => {
		let isLatest = true;
		void findPages(query).then((pages) => isLatest && setKnown({ query, pages }));
		return () => {
			isLatest = false;
		};
	}, [query]);
	return known?.query === query ? known.pages : [];
}
