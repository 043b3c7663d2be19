/** How far outside of the screen, in pixels, an element counts as about to be seen. */
const margin = 200;

/** Calls `start` once the element is, or is about to be, on the screen. */
export function whenVisible(element: Element, start: () => void): void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			start();
		},
		{ rootMargin: `${margin}px` },
	);
	observer.observe(element);
}
