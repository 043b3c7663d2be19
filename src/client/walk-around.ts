/** Puts the walk-around of each `[data-walk-around]` link in the link's place when it is asked for, not before (SITE-10). */
export function startWalkAround(root: HTMLElement): void {
	for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-walk-around]')) {
		link.addEventListener('click', (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			const frame = document.createElement('iframe');
			frame.className = 'walk-around';
			frame.title = link.dataset['walkAround'] ?? '';
			frame.allowFullscreen = true;
			frame.src = link.href;
			link.replaceWith(frame);
			frame.focus();
		});
	}
}
