/** Which cards of a list someone sees; it is told by the browser and asks for no layout. */
export type CardsInSight = {
	/** Follows these cards from now on. */
	follow: (cards: readonly Element[]) => void;
	/**
	 * Place of the last card in sight, or `Infinity` where that is not known; where the list is about to be shown `fromTop`, of
	 * the last of as many as were ever in sight at once.
	 */
	last: (fromTop: boolean) => number;
	stop: () => void;
};

/** Nearly in sight counts, too: someone scrolls while the next cards are drawn. */
const nearly = '25%';

/** Starts with no cards. */
export function followCards(): CardsInSight {
	const seen = new Set<Element>();
	let cards: readonly Element[] = [];
	let lastNow = Number.POSITIVE_INFINITY;
	let most = 0;
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (isIntersecting) seen.add(target);
				else seen.delete(target);
			}
			const last = cards.findLastIndex((card) => seen.has(card));
			// Someone who looks at none of them may stand below them all: what they see must not move.
			lastNow = last < 0 ? Number.POSITIVE_INFINITY : last;
			most = Math.max(most, seen.size);
		},
		{ rootMargin: `0px 0px ${nearly}` },
	);
	return {
		follow: (next) => {
			observer.disconnect();
			seen.clear();
			cards = next;
			for (const card of cards) observer.observe(card);
		},
		last: (fromTop) => (fromTop && most > 0 ? most - 1 : lastNow),
		stop: () => observer.disconnect(),
	};
}
