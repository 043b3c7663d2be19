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
			if (box !== leader) return;
			for (const other of boxes) if (other !== box) other.scrollLeft = box.scrollLeft;
			sayPlace(table, box);
		});
	}
	if (leader) lead(leader);
	table.addEventListener('click', ({ target }) => {
		const step = target instanceof Element ? target.closest<HTMLElement>('.compare-step') : null;
		const body = boxes[1];
		if (!step || !body) return;
		lead(body);
		body.scrollBy({ left: Number(step.dataset['way']) * columnOf(table), behavior: 'smooth' });
	});
	stickBelowPictures(table);
}

const columnOf = (table: HTMLElement): number => table.querySelector('.compare-names .compare-cell')?.clientWidth ?? 0;

/** Marks the dots of the cars that are wholly in sight, and says which they are: `2–3 of 4`. There is a way to the others on each side. */
function sayPlace(table: HTMLElement, { scrollLeft, clientWidth }: HTMLElement): void {
	const dots = [...table.querySelectorAll('.compare-place > i')];
	const width = columnOf(table);
	if (dots.length === 0 || width === 0) return;
	const first = Math.round(scrollLeft / width);
	const last = Math.min(dots.length, first + Math.round(clientWidth / width));
	for (const [index, dot] of dots.entries()) dot.toggleAttribute('data-seen', index >= first && index < last);
	for (const step of table.querySelectorAll<HTMLElement>('.compare-step'))
		step.hidden = step.dataset['way'] === '1' ? last === dots.length : first === 0;
	table.querySelector('.compare-place > span')?.replaceChildren(`${first + 1}–${last} of ${dots.length}`);
}

/** The pictures go under the header, the names below them stay. */
function stickBelowPictures(table: HTMLElement): void {
	const pictures = table.querySelector<HTMLElement>('.compare-pictures');
	if (!pictures) return;
	const watch = new ResizeObserver(() => {
		table.style.setProperty('--pictures', `${pictures.offsetHeight}px`);
		const body = table.querySelector<HTMLElement>('.compare-body');
		if (body) sayPlace(table, body);
	});
	watch.observe(pictures);
}
