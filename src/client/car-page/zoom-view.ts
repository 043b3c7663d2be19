/** How a photo is seen: its scale, and where the top left corner of its stage has moved to, in pixels. */
export type View = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
/** The stage, and the photo that it shows whole, both in pixels before any zoom. */
export type Sizes = { stage: { width: number; height: number }; photo: { width: number; height: number } };
/** Where fingers are: their middle, and how far apart they are; 0 for one finger. */
export type Grip = { middle: Point; spread: number };

export const whole: View = { scale: 1, x: 0, y: 0 };
export const maxScale = 5;

/** The view at another scale, where what is seen at a point stays there. */
export function zoomAt(view: View, scale: number, { x, y }: Point): View {
	const next = Math.min(maxScale, Math.max(1, scale));
	const by = next / view.scale;
	return { scale: next, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

/** The view after fingers have moved from one grip to the next. */
export function moveGrip(view: View, from: Grip, to: Grip): View {
	const by = from.spread > 0 && to.spread > 0 ? to.spread / from.spread : 1;
	const zoomed = zoomAt(view, view.scale * by, from.middle);
	return { ...zoomed, x: zoomed.x + to.middle.x - from.middle.x, y: zoomed.y + to.middle.y - from.middle.y };
}

/** The nearest view without an empty edge: a photo larger than its stage fills it, a smaller one stands in its middle. */
export function keepInside({ scale, x, y }: View, { stage, photo }: Sizes): View {
	return {
		scale,
		x: keepAlong(x, scale, stage.width, photo.width),
		y: keepAlong(y, scale, stage.height, photo.height),
	};
}

function keepAlong(at: number, scale: number, stage: number, photo: number): number {
	const before = ((stage - photo) / 2) * scale;
	if (photo * scale <= stage) return (stage * (1 - scale)) / 2;
	return Math.max(stage - before - photo * scale, Math.min(-before, at));
}

/** The grip of one or two fingers. */
export function gripOf([first, second]: readonly [Point, ...Point[]]): Grip {
	if (!second) return { middle: first, spread: 0 };
	return {
		middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
		spread: Math.hypot(second.x - first.x, second.y - first.y),
	};
}
