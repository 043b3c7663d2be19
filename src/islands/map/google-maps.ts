import type { GoogleLayer } from '../../site/places/location-map.ts';

type Camera = { center: { lat: number; lng: number }; zoom: number };

/** The little that we use of Google's library. */
export type GoogleMaps = {
	Map: new (
		element: HTMLElement,
		options: Camera & Record<string, unknown>,
	) => { moveCamera: (camera: Camera) => void };
};

declare global {
	interface Window {
		google?: { maps?: GoogleMaps };
		/** Google calls it when it does not accept the key. */
		gm_authFailure?: () => void;
		forecourtGoogleMaps?: () => void;
	}
}

let loading: Promise<GoogleMaps> | undefined;

/**
 * Loads Google's script with the libraries places and geometry, once (LOC-3). Rejects when it does not come;
 * `onRefused` is called when Google does not accept the key, which it says only later.
 */
export function loadGoogleMaps(layer: GoogleLayer, onRefused: () => void): Promise<GoogleMaps> {
	window.gm_authFailure = onRefused;
	loading ??= addScript(layer);
	return loading;
}

function addScript({ scriptUrl, key }: GoogleLayer): Promise<GoogleMaps> {
	const query = new URLSearchParams({
		key,
		libraries: 'places,geometry',
		loading: 'async',
		callback: 'forecourtGoogleMaps',
	});
	return new Promise((resolve, reject) => {
		window.forecourtGoogleMaps = () => {
			const maps = window.google?.maps;
			if (maps) resolve(maps);
			else reject(new Error('The script came without the library.'));
		};
		const script = document.createElement('script');
		script.src = `${scriptUrl}?${query}`;
		script.async = true;
		script.onerror = () => reject(new Error(`${scriptUrl} did not answer.`));
		document.head.append(script);
	});
}
