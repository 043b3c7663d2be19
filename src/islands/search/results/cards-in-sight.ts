/** Which cards of a list are in sight. The browser reports it, without a layout. */
export type CardsInSight = {
	/** Follows these cards from now on. */
	follow: (cards: readonly Element[]) => void;
	/**
	 * Index of the last card in sight, or `Infinity` if that is not known. If the list is about to be shown `fromTop`: of the
	 * last card that would be in sight, going by the most that ever were.
	 */
	last: (fromTop: boolean) => number;
	stop: () => void;
};

/** Cards nearly in sight count too: visitors scroll while the next ones are drawn. */
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
			// With no card in sight a visitor may be below them all, and what they see must not move.
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
