import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Has the browser paint what is in sight of a changed answer before it lays out the cards below, which are whole by the
 * time that someone gets there. The first answer takes the page's place and must not move: it is laid out at once.
 */
export function usePaintFirst(answer: object | null): RefObject<HTMLUListElement | null> {
	const list = useRef<HTMLUListElement>(null);
	const isFirst = useRef(true);
	useLayoutEffect(() => {
		if (answer === null) return undefined;
		const cards = isFirst.current ? null : list.current;
		isFirst.current = false;
		if (!cards) return undefined;
		cards.classList.add(unpainted);
		let timer: ReturnType<typeof setTimeout> | undefined;
		const frame = requestAnimationFrame(() => {
			timer = setTimeout(() => cards.classList.remove(unpainted), 0);
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [answer]);
	return list;
}

const unpainted = 'car-grid-changed';
