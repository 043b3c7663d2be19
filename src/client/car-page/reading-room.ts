/** Pixels of scrolling that mean something: a finger trembles. */
const least = 8;

/** Takes the header out of the way while a visitor reads on down a long page with links to its parts, and brings it back on the way up; the style sheet does so on phones. */
export function startReadingRoom(root: HTMLElement): void {
	let last = scrollY;
	addEventListener(
		'scroll',
		() => {
			if (Math.abs(scrollY - last) < least) return;
			root.toggleAttribute('data-reading', scrollY > last && scrollY > innerHeight / 2);
			last = scrollY;
		},
		{ passive: true },
	);
}
