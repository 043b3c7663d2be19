import type { Middleware } from 'instantsearch.js';
import { useLayoutEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { canDrawWhole, loadAnswerParts } from '../results/use-answer-parts.ts';

/** Milliseconds that an answer has before the choice is drawn without it: the first may have to load what reads it. */
const patience = 400;

/**
 * Draws a choice and its results together if they come together, as with the page's own engine. InstantSearch
 * draws every search twice: when it is asked, and when it is answered.
 */
const oneDraw: Middleware = ({ instantSearchInstance: search }) => {
	const draw = search.scheduleRender;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** `answered` is false for a search that has just been asked. */
	const drawLast = (answered?: boolean) => {
		clearTimeout(timer);
		if (answered !== false && canDrawWhole()) draw(answered);
		else {
			timer = setTimeout(draw, patience, answered);
			if (answered !== false) void loadAnswerParts().then(() => drawLast());
		}
	};
	return {
		subscribe: () => {
			search.scheduleRender = Object.assign(drawLast, { wait: draw.wait, cancel: draw.cancel });
		},
		unsubscribe: () => {
			clearTimeout(timer);
			search.scheduleRender = draw;
		},
	};
};

/** Draws once for each choice, except with a server, whose answers take longer than a choice may. */
export function useOneDraw(engine: 'page' | 'typesense'): void {
	const { addMiddlewares } = useInstantSearch();
	useLayoutEffect(() => (engine === 'page' ? addMiddlewares(oneDraw) : undefined), [addMiddlewares, engine]);
}
