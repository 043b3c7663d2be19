type Ranked = { rank: number };

/** So many are put in order one by one; of more, those of equal rank change places. */
const fewest = 16;

/**
 * Sorts by rank, the highest first, as libstdc++'s `sort` does: equal ones come in an order that follows from its quicksort, and
 * that decides which of them are among the first few (X7). Beyond its depth limit, which no real list reaches, it just sorts.
 */
export function sortByRank<Item extends Ranked>(items: Item[]): Item[] {
	const isBefore = (one: Item | undefined, other: Item | undefined) => (one?.rank ?? 0) > (other?.rank ?? 0);
	const at = (place: number) => items[place];
	const swap = (one: number, other: number) => {
		[items[one], items[other]] = [items[other] as Item, items[one] as Item];
	};
	partitionAll(0, items.length);
	for (let place = 1; place < items.length; place++) insert(place);
	return items;

	function partitionAll(first: number, end: number): void {
		let last = end;
		for (
			let depth = 2 * Math.floor(Math.log2(Math.max(1, items.length)));
			last - first > fewest && depth > 0;
			depth--
		) {
			const cut = partition(first, last);
			partitionAll(cut, last);
			last = cut;
		}
	}

	/** Around the middle of three, which goes to the front. */
	function partition(first: number, last: number): number {
		swap(first, middleOf(first + 1, first + ((last - first) >> 1), last - 1));
		let [low, high] = [first + 1, last];
		for (;;) {
			while (isBefore(at(low), at(first))) low++;
			high--;
			while (isBefore(at(first), at(high))) high--;
			if (low >= high) return low;
			swap(low, high);
			low++;
		}
	}

	function middleOf(one: number, two: number, three: number): number {
		if (isBefore(at(one), at(two))) {
			if (isBefore(at(two), at(three))) return two;
			return isBefore(at(one), at(three)) ? three : one;
		}
		if (isBefore(at(one), at(three))) return one;
		return isBefore(at(two), at(three)) ? three : two;
	}

	function insert(from: number): void {
		const item = items[from] as Item;
		let place = from;
		for (; place > 0 && isBefore(item, at(place - 1)); place--) items[place] = at(place - 1) as Item;
		items[place] = item;
	}
}
