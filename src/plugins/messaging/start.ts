/** Says that a visitor has gone to their messaging app: it counts as a chat that was opened (USER-8). */
export function start(): void {
	document.addEventListener('click', ({ target }) => {
		const link = target instanceof Element ? target.closest<HTMLElement>('[data-messaging]') : null;
		if (!link) return;
		const detail = { what: 'opened', channel: link.dataset['messaging'] };
		document.dispatchEvent(new CustomEvent('forecourt:chat', { detail }));
	});
}
