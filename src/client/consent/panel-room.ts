/**
 * Keeps what a panel at the foot of the window covers within reach: the page can be scrolled on by its height, what is focused
 * comes to rest above it, and it stands above the bar of a car's page on phones. What it returns ends that.
 */
export function makeRoom(panel: HTMLElement): () => void {
	const { documentElement: root, body } = document;
	const bar = document.querySelector<HTMLElement>('.car-bar');
	const measure = () => {
		const below = bar?.offsetHeight ?? 0;
		panel.style.setProperty('--consent-below', `${below}px`);
		// Properties that all of the page inherits would restyle all of it.
		root.style.scrollPaddingBottom = body.style.marginBottom = `calc(${panel.offsetHeight + below}px + 1.5rem)`;
	};
	const observer = new ResizeObserver(measure);
	observer.observe(panel);
	if (bar) observer.observe(bar);
	measure();
	root.setAttribute('data-asking', '');
	return () => {
		observer.disconnect();
		root.style.scrollPaddingBottom = body.style.marginBottom = '';
		root.removeAttribute('data-asking');
	};
}
