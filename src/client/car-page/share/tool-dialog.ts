/** A window over the page with a title and a close button; `body` is markup of ours, without anything of the visitor's. */
export function toolDialog(title: string, body: string): HTMLDialogElement {
	const dialog = document.createElement('dialog');
	dialog.className = 'dialog';
	dialog.setAttribute('aria-label', title);
	dialog.innerHTML = `<div class="dialog-head"><h2 class="type-card">${title}</h2>
		<form method="dialog"><button type="submit" class="dialog-close" aria-label="Close">
		<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>
		</button></form></div><div class="dialog-body">${body}</div>`;
	return dialog;
}
