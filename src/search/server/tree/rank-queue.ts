type Ranked = { rank: number };

/**
 * A queue that gives what has the highest rank, as libstdc++'s `priority_queue` does with an order that is not strict (X7): which
 * of several equal ones comes first follows from how its heap is kept.
 */
export function createRankQueue<Item extends Ranked>() {
	const heap: Item[] = [];
	const rankAt = (place: number) => heap[place]?.rank ?? 0;
	const rise = (item: Item, from: number): void => {
		let place = from;
		while (place > 0) {
			const parent = (place - 1) >> 1;
			if (rankAt(parent) > item.rank) break;
			heap[place] = heap[parent] as Item;
			place = parent;
		}
		heap[place] = item;
	};
	/** Fills the hole at the top with the better child of each level; returns where the hole has come to. */
	const sink = (): number => {
		const { length } = heap;
		let hole = 0;
		let child = 0;
		while (child < (length - 1) >> 1) {
			child = 2 * (child + 1);
			if (rankAt(child) <= rankAt(child - 1)) child--;
			heap[hole] = heap[child] as Item;
			hole = child;
		}
		if (length % 2 === 0 && child === (length - 2) >> 1) {
			child = 2 * child + 1;
			heap[hole] = heap[child] as Item;
			hole = child;
		}
		return hole;
	};
	return {
		push: (item: Item): void => {
			heap.push(item);
			rise(item, heap.length - 1);
		},
		/** Undefined once it is empty. */
		pop: (): Item | undefined => {
			const [top] = heap;
			const last = heap.pop();
			if (last && heap.length > 0) rise(last, sink());
			return top;
		},
	};
}
