/** Puts the walk-around of each `[data-walk-around]` link in the link's place when it is asked for, not before (SITE-10). */
export function startWalkAround(root: HTMLElement): void {
	for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-walk-around]')) {
		link.addEventListener('click', (event) => {
			if (event.ctrlKey || event.metaKey || event.shiftKey) return;
			event.preventDefault();
			const frame = document.createElement('iframe');
			frame.className = 'walk-around';
			frame.title = link.dataset['walkAround'] ?? '';
			frame.allow = 'fullscreen; accelerometer; gyroscope';
			frame.sandbox.add(...allowances(link.href));
			frame.src = link.href;
			link.replaceWith(frame);
			frame.focus();
		});
	}
}

/**
 * What a framed viewer may do: run its scripts, keep what it stores, open a link in a new tab; nothing to the page around
 * it. A viewer on the site's own host gets no origin, or it could take the sandbox off.
 */
function allowances(href: string): string[] {
	const isForeign = new URL(href).origin !== location.origin;
	return [
		'allow-scripts',
		'allow-popups',
		'allow-popups-to-escape-sandbox',
		...(isForeign ? ['allow-same-origin'] : []),
	];
}
