/** Marks the link of the part of the page that is being read, and opens a folded part that a link leads to. */
export function startJumpLinks(page: ParentNode, selector = '.car-jumps'): void {
	const row = page.querySelector<HTMLElement>(selector);
	if (!row) return;
	const links = new Map<Element, HTMLAnchorElement>();
	for (const link of row.querySelectorAll('a')) {
		const part = document.querySelector(link.hash)?.closest('section, details');
		if (part) links.set(part, link);
	}
	const observer = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) mark(row, links.get(target), isIntersecting);
			// Above all parts it begins with the first again.
			const { top, height } = row.getBoundingClientRect();
			if (top > 2 * height) row.scrollTo({ left: 0 });
		},
		// A line a third down the window.
		{ rootMargin: '-33% 0px -66%' },
	);
	for (const part of links.keys()) observer.observe(part);
	row.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest('a') : null;
		if (!link) return;
		const part = document.querySelector(link.hash)?.closest('details');
		if (part) part.open = true;
		row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3, behavior: 'smooth' });
	});
}

function mark(row: HTMLElement, link: HTMLAnchorElement | undefined, isRead: boolean): void {
	if (!link) return;
	if (isRead) link.setAttribute('aria-current', 'true');
	else link.removeAttribute('aria-current');
	if (isRead) row.scrollTo({ left: link.offsetLeft - row.clientWidth / 3 });
}
