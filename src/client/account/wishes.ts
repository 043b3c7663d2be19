/** What a visitor wants of the watchlist that the server has not answered yet. */
export type Wish = { readonly carId: number; readonly wanted: boolean };

/** The watchlist as the visitor wants it (USER-3): the server's, with what is still on its way; the latest last. */
export function withWishes(watched: readonly number[], wishes: readonly Wish[]): readonly number[] {
	const ids = new Set(watched);
	for (const { carId, wanted } of wishes) {
		if (wanted) ids.add(carId);
		else ids.delete(carId);
	}
	return [...ids];
}
