import { computed, type ReadableAtom, type WritableAtom } from 'nanostores';

/** A place that keeps saved cars: the favourites of this device, an account's watchlist. */
export type KeptSource = {
	/** The latest last. */
	ids: ReadableAtom<readonly number[]>;
	/** Takes a car off; what it returns puts it back where it was. */
	remove: (id: number) => () => void;
};

/** A list of the device. Where the storage takes nothing, the list stays as it is. */
export function deviceSource(list: WritableAtom<readonly number[]>): KeptSource {
	const put = (ids: readonly number[]): void => {
		try {
			list.set(ids);
		} catch {
			// Storage is full or switched off.
		}
	};
	return {
		ids: list,
		remove: (id) => {
			const place = list.get().indexOf(id);
			put(list.get().filter((other) => other !== id));
			return () => {
				const others = list.get().filter((other) => other !== id);
				put(others.toSpliced(place, 0, id));
			};
		},
	};
}

/** The cars of all sources, each once, the latest first. */
export function joinedIds(sources: readonly KeptSource[]): ReadableAtom<readonly number[]> {
	const stores = sources.map(({ ids }) => ids);
	return computed(stores, (...lists: (readonly number[])[]) => [...new Set(lists.flatMap((ids) => ids.toReversed()))]);
}

/** Takes a car off all sources that have it; what it returns puts it back there. */
export function removeEverywhere(sources: readonly KeptSource[], id: number): () => void {
	const undo = sources.filter(({ ids }) => ids.get().includes(id)).map((source) => source.remove(id));
	return () => {
		for (const putBack of undo) putBack();
	};
}
