/** How long a note to the visitor stays, how far it is swiped away, and the key that leads to it (USER-9). */
export const toast = { milliseconds: 5000, swipePixels: 50, key: 'F8' } as const;

/** How long the mouse rests before a tooltip opens; none so soon after another one was closed (USER-9). */
const tooltip = { delayMilliseconds: 700, skipMilliseconds: 300 } as const;

type Position = { x: number; y: number };

/** Whether a finger that moved so, in pixels, swiped a note away: far enough, and sideways rather than up or down. */
export function isSwipe(from: Position, to: Position): boolean {
	const [across, along] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
	return across >= toast.swipePixels && across > along;
}

/** Milliseconds until a tooltip opens; `sinceLast` is how long ago another one was closed. In the page's wrapper: 0 (USER-9). */
export function tooltipDelay({ wrapped, sinceLast }: { wrapped: boolean; sinceLast: number }): number {
	return wrapped || sinceLast < tooltip.skipMilliseconds ? 0 : tooltip.delayMilliseconds;
}
