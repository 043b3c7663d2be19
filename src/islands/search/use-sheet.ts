import { useSyncExternalStore } from 'react';

const query = '(max-width: 991px)';

/** Whether the filters are a sheet over the page, for want of room beside the results. */
export const useSheet = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);

function subscribe(onChange: () => void): () => void {
	const media = matchMedia(query);
	media.addEventListener('change', onChange);
	return () => media.removeEventListener('change', onChange);
}
