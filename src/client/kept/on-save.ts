/** Calls `listener` after a click on a button that saves a car, or the opposite. */
export function onSave(listener: () => void): void {
	document.addEventListener('click', ({ target }) => {
		if (target instanceof Element && target.closest('[data-save], [data-watch]')) listener();
	});
}
