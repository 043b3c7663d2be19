/** A part that is replaced: what the build drew, and what takes its place. */
type Swap = { still: HTMLElement; live: HTMLElement };

/** The parts of the page that React draws into. All else stays the same elements. */
export type PageParts = {
	/** Where a part is drawn; null where the page has no such part. */
	place: (name: string) => HTMLElement | null;
	swaps: readonly Swap[];
};

/** Finds the parts; those that the build has filled get a hidden copy beside them, which React draws into. */
export function openParts(search: HTMLElement): PageParts {
	const places = new Map<string, HTMLElement>();
	const swaps: Swap[] = [];
	for (const still of search.querySelectorAll<HTMLElement>('[data-part]')) {
		const isFilled = still.childElementCount > 0 && still.dataset['range'] === undefined;
		const live = isFilled ? twin(still) : still;
		if (isFilled) swaps.push({ still, live });
		places.set(still.dataset['part'] ?? '', live);
	}
	return { place: (name) => places.get(name) ?? null, swaps };
}

function twin(still: HTMLElement): HTMLElement {
	const live = still.cloneNode(false) as HTMLElement;
	live.hidden = true;
	still.after(live);
	return live;
}
