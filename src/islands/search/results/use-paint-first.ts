import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type CardsInSight, followCards } from './cards-in-sight.ts';

/**
 * Lets the browser paint the cards in sight first, and the ones below a frame later. The first answer replaces the page's own
 * cards and must not move, so it is laid out at once. `fromTop`: the answer is shown from its top.
 */
export function usePaintFirst(answer: object | null, fromTop: RefObject<boolean>): RefObject<HTMLUListElement | null> {
	const list = useRef<HTMLUListElement>(null);
	const sight = useRef<CardsInSight | null>(null);
	useLayoutEffect(() => {
		if (answer === null || !list.current) return undefined;
		const cards = [...list.current.children];
		const below = sight.current ? cards.slice(sight.current.last(fromTop.current) + 1) : [];
		sight.current ??= followCards();
		sight.current.follow(cards);
		return paintLater(below);
	}, [answer, fromTop]);
	useLayoutEffect(() => () => sight.current?.stop(), []);
	return list;
}

/** Leaves elements out of the next frame; returns how to put them back sooner. */
function paintLater(elements: readonly Element[]): () => void {
	for (const element of elements) element.classList.add(unpainted);
	const paint = () => {
		for (const element of elements) element.classList.remove(unpainted);
	};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const frame = requestAnimationFrame(() => {
		timer = setTimeout(paint, 0);
	});
	return () => {
		cancelAnimationFrame(frame);
		clearTimeout(timer);
		paint();
	};
}

const unpainted = 'car-below';
