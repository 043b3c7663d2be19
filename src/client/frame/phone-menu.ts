/** The menu on phones: while it is open the rest of the page is out of reach, Escape and Back close it, it has shortcuts into the stock, and lists of models or stock have pictures and prices once they are opened. */
export function startPhoneMenu(menu: HTMLDetailsElement): void {
	const summary = menu.querySelector('summary');
	const shortcuts = menu.querySelector<HTMLElement>('[data-menu-shortcuts]');
	let uncover: (() => void) | null = null;
	const cover = async () => {
		const { coverPage } = await import('../covers.ts');
		if (menu.open) uncover ??= coverPage(close);
	};
	const show = () => {
		document.documentElement.toggleAttribute('data-covered', menu.open);
		for (const part of aroundHeader()) part.inert = menu.open;
		if (menu.open) void cover();
		else {
			uncover?.();
			uncover = null;
		}
		if (menu.open && shortcuts) void import('./draw-panel.ts').then((panel) => panel.drawShortcuts(shortcuts));
	};
	const close = () => {
		if (menu.open) menu.open = false;
	};
	menu.addEventListener('toggle', ({ target }) => target === menu && show());
	for (const list of menu.querySelectorAll<HTMLDetailsElement>('[data-menu-panel]'))
		list.addEventListener('toggle', () => void import('./draw-folded.ts').then(({ drawFolded }) => drawFolded(list)), {
			once: true,
		});
	menu.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape' || event.defaultPrevented) return;
		close();
		summary?.focus();
	});
	// Wider screens have the menu in a row.
	matchMedia('(min-width: 1200px)').addEventListener('change', close);
	if (menu.open) show();
}

/** All parts of the page but the one with the header. */
const aroundHeader = (): HTMLElement[] =>
	[...document.body.children].filter(
		(part): part is HTMLElement => part instanceof HTMLElement && !part.matches('.site-header, script'),
	);
