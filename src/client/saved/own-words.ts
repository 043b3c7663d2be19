import { asRecord, type DeviceStore, deviceStore } from '../leads/device/device-store.ts';

/** What visitors note for themselves about saved cars, by the car's id (USER-1). It stays on the device. */
export type OwnWords = {
	of: (id: number) => string;
	/** Empty takes it away. */
	keep: (id: number, text: string) => void;
};

const item = 'saved_words';

/** As many as favourites, and as long as a message of a phone. */
const most = 200;
const longest = 500;

/** The words in a store; anything in it that is no text is ignored. */
export function ownWords(store: DeviceStore): OwnWords {
	const read = (): [string, string][] =>
		Object.entries(asRecord(store.read(item))).flatMap(([id, text]) =>
			typeof text === 'string' && text !== '' ? [[id, text.slice(0, longest)]] : [],
		);
	return {
		of: (id) => read().find(([own]) => own === String(id))?.[1] ?? '',
		keep: (id, text) => {
			const others = read().filter(([own]) => own !== String(id));
			const own = text.trim().slice(0, longest);
			const kept = own === '' ? others : [...others, [String(id), own] as [string, string]].slice(-most);
			store.write(item, kept.length > 0 ? Object.fromEntries(kept) : null);
		},
	};
}

/** The visitor's own words on the page's site. */
export const pageWords = ownWords(deviceStore(globalThis.document?.documentElement.dataset['site'] ?? ''));
