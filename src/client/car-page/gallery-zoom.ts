import { placeOf } from './strip-steps.ts';
import {
	type Grip,
	gripOf,
	keepInside,
	moveGrip,
	type Point,
	type Sizes,
	type View,
	whole,
	zoomAt,
} from './zoom-view.ts';

const tapScale = 2.5;
/** Taps this near each other, in milliseconds and pixels, are a double tap. */
const tapMs = 300;
const tapPixels = 24;
const keyScales: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };

/**
 * Zoom for the photos that fill the screen: two fingers or a double tap, a click, Ctrl with the wheel, `+` and `-`. A photo that is
 * zoomed is moved by dragging or the wheel; the next one is seen whole again.
 */
export function startGalleryZoom(dialog: HTMLElement, large: HTMLElement): void {
	let view: View = whole;
	let photo: HTMLImageElement | null = null;
	let tapped = { at: 0, x: 0, y: 0 };
	let down: Point | null = null;
	let grip: Grip | null = null;
	const fingers = new Map<number, Point>();

	const inStage = ({ clientX, clientY }: MouseEvent): Point => {
		const { left, top } = large.getBoundingClientRect();
		return { x: clientX - left, y: clientY - top };
	};
	const look = (wanted: View): void => {
		const shown = shownPhoto(large);
		if (photo !== shown) photo?.removeAttribute('style');
		photo = shown;
		view = shown && wanted.scale > 1.01 ? keepInside(wanted, sizesOf(shown, large)) : whole;
		large.toggleAttribute('data-zoomed', view !== whole);
		if (!shown) return;
		shown.style.transform = view === whole ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
		// A sharper one, where there is one.
		if (view !== whole) shown.sizes = `${tapScale * 100}vw`;
	};
	const reset = (): void => {
		if (view !== whole) look(whole);
	};
	const tap = (point: Point, isMouse: boolean): void => {
		const now = performance.now();
		const isSecond = now - tapped.at < tapMs && isNear(tapped, point);
		tapped = isSecond ? { at: 0, x: 0, y: 0 } : { at: now, ...point };
		// With a mouse the first click does it, and a double click no more than that.
		if (isMouse === isSecond) return;
		look(view === whole ? zoomAt(whole, tapScale, point) : whole);
	};
	const hold = (): void => {
		const [first, second] = fingers.values();
		grip = first ? gripOf(second ? [first, second] : [first]) : null;
		large.toggleAttribute('data-held', grip !== null);
	};
	const letGo = (event: PointerEvent): void => {
		if (!fingers.delete(event.pointerId)) return;
		if (event.type === 'pointerup' && down && isNear(down, inStage(event), 8))
			tap(inStage(event), event.pointerType === 'mouse');
		down = null;
		hold();
	};

	large.addEventListener('pointerdown', (event) => {
		if (event.button > 0 || fingers.size > 1) return;
		fingers.set(event.pointerId, inStage(event));
		down = fingers.size === 1 ? inStage(event) : null;
		if (view !== whole || fingers.size > 1) large.setPointerCapture(event.pointerId);
		hold();
	});
	large.addEventListener('pointermove', (event) => {
		if (!grip || !fingers.has(event.pointerId)) return;
		fingers.set(event.pointerId, inStage(event));
		const from = grip;
		hold();
		if (grip && (view !== whole || fingers.size > 1)) look(moveGrip(view, from, grip));
	});
	for (const end of ['pointerup', 'pointercancel'] as const) large.addEventListener(end, letGo);
	// Else the window itself would be enlarged, or the next photo come.
	for (const kind of ['touchstart', 'touchmove'] as const) {
		const keep = (event: TouchEvent): void => {
			if (event.cancelable && (event.touches.length > 1 || view !== whole)) event.preventDefault();
		};
		large.addEventListener(kind, keep, { passive: false });
	}
	large.addEventListener('dragstart', (event) => event.preventDefault());
	large.addEventListener(
		'wheel',
		(event) => {
			if (!event.ctrlKey && view === whole) return;
			event.preventDefault();
			look(
				event.ctrlKey
					? zoomAt(view, view.scale * Math.exp(-event.deltaY / 200), inStage(event))
					: { ...view, x: view.x - event.deltaX, y: view.y - event.deltaY },
			);
		},
		{ passive: false },
	);
	dialog.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
		const by = keyScales[key];
		if (!by || ctrlKey || metaKey) return;
		look(zoomAt(view, view.scale * by, { x: large.clientWidth / 2, y: large.clientHeight / 2 }));
	});
	// While it is zoomed only a button, a key or a turn of the phone moves the row.
	large.addEventListener('scroll', reset, { passive: true });
	dialog.addEventListener('close', reset);
}

const shownPhoto = (large: HTMLElement): HTMLImageElement | null =>
	large.querySelectorAll('img')[placeOf(large)] ?? null;

function sizesOf(photo: HTMLImageElement, large: HTMLElement): Sizes {
	const stage = { width: large.clientWidth, height: large.clientHeight };
	const [width, height] = [photo.naturalWidth || 1, photo.naturalHeight || 1];
	const fit = Math.min(stage.width / width, stage.height / height);
	return { stage, photo: { width: width * fit, height: height * fit } };
}

const isNear = (one: Point, other: Point, pixels = tapPixels): boolean =>
	Math.hypot(one.x - other.x, one.y - other.y) <= pixels;
