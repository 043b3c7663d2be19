/** Pixels that are a way up or down, and no trembling finger. */
const leastMove = 6;

/**
 * On phones the header, which leaves with the page and its tools in place, comes back above the tools once one scrolls up: search,
 * call and menu are never a whole list away. Moved by `translate`, which moves nothing else.
 */
export function bringHeaderBack(search: HTMLElement): void {
	const header = document.querySelector<HTMLElement>('.site-header');
	const tools = search.querySelector<HTMLElement>('.search-tools');
	if (!header || !tools) return;
	let last = scrollY;
	const put = (element: HTMLElement, style: Partial<CSSStyleDeclaration>) => Object.assign(element.style, style);
	addEventListener(
		'scroll',
		() => {
			const isPhone = innerWidth < 992 && innerHeight > 480;
			const y = Math.max(0, scrollY);
			const way = y - last;
			if (isPhone && y > 0 && Math.abs(way) < leastMove) return;
			last = y;
			const height = header.offsetHeight;
			// It stays while leaving would uncover nothing but its own place.
			const isBack = isPhone && (way < 0 || y < height);
			// Where the tools stand without being moved, which is 0 once they stay at the top.
			const top = tools.offsetTop + (tools.offsetParent?.getBoundingClientRect().top ?? 0);
			const slides = { transition: 'translate 0.2s' };
			put(header, { ...slides, position: isPhone ? 'sticky' : '', translate: isPhone && !isBack ? '0 -101%' : '' });
			put(tools, { ...slides, translate: isBack ? `0 ${Math.max(0, height - top)}px` : '' });
			put(document.documentElement, { scrollPaddingTop: isBack ? '9rem' : '' });
		},
		{ passive: true },
	);
}
