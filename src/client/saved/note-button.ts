/** A button of what is said at the foot of the window, or of the tray there. */
export const noteButton = (textContent: string, onclick: () => void): HTMLButtonElement =>
	Object.assign(document.createElement('button'), { textContent, onclick });
