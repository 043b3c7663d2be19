/**
 * Keeps what a panel at the foot of the window covers within reach: the page can be scrolled on by its height, what is focused
 * comes to rest above it, and it stands above the bar of a car's page on phones. What it returns ends that.
 */
export function makeRoom(panel: HTMLElement): () => void {
	const { style } = document.documentElement;
	const bar = document.querySelector<HTMLElement>('.car-bar');
	const measure = () => {
		const below = bar?.offsetHeight ?? 0;
		style.setProperty('--consent-below', `${below}px`);
		style.setProperty('--consent-room', `${panel.offsetHeight + below}px`);
	};
	const observer = new ResizeObserver(measure);
	observer.observe(panel);
	if (bar) observer.observe(bar);
	measure();
	return () => {
		observer.disconnect();
		for (const name of ['--consent-below', '--consent-room']) style.removeProperty(name);
	};
}
