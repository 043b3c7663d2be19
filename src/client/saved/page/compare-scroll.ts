/**
 * On a phone four cars go sideways, and their names stay below the header while one reads on: the names and the rows below them are
 * two boxes that go together. The one that is touched leads, and stops at whole columns.
 */
export function scrollTogether(table: HTMLElement): void {
	const boxes = ['.compare-head', '.compare-body'].flatMap((name) => table.querySelector<HTMLElement>(name) ?? []);
	let leader = boxes[1];
	const lead = (box: HTMLElement): void => {
		leader = box;
		for (const one of boxes) one.toggleAttribute('data-leads', one === box);
	};
	for (const box of boxes) {
		for (const event of ['pointerdown', 'touchstart', 'wheel', 'focusin']) {
			box.addEventListener(event, () => lead(box), { passive: true });
		}
		box.addEventListener('scroll', () => {
			if (box === leader) for (const other of boxes) if (other !== box) other.scrollLeft = box.scrollLeft;
		});
	}
	if (leader) lead(leader);
	stickBelowPictures(table);
}

/** The pictures go under the header, the names below them stay. */
function stickBelowPictures(table: HTMLElement): void {
	const pictures = table.querySelector<HTMLElement>('.compare-pictures');
	if (!pictures) return;
	const watch = new ResizeObserver(() => table.style.setProperty('--pictures', `${pictures.offsetHeight}px`));
	watch.observe(pictures);
}
