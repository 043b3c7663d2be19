import { placeOf } from './strip-steps.ts';

/** With fewer the row of small photos shows them all. */
const fewest = 6;

/** A button beside the counter that shows all photos at once, and one of them leads to it. */
export function drawAllPhotos(dialog: HTMLElement, large: HTMLElement): void {
	const photos = [...large.querySelectorAll('img')];
	const place = dialog.querySelector('[data-gallery-place]');
	if (photos.length < fewest || !place) return;
	const opener = document.createElement('button');
	opener.type = 'button';
	opener.className = 'gallery-all-open';
	opener.textContent = 'All photos';
	opener.ariaExpanded = 'false';
	const grid = document.createElement('ol');
	grid.className = 'gallery-all';
	const show = (isOpen: boolean): void => {
		opener.ariaExpanded = String(isOpen);
		opener.textContent = isOpen ? 'Back to the photo' : 'All photos';
		for (const part of dialog.children)
			if (part !== grid && !part.contains(opener)) part.toggleAttribute('inert', isOpen);
		grid.remove();
		if (!isOpen) return;
		const current = placeOf(large);
		grid.replaceChildren(...photos.map((photo, index) => cell(photo, index, photos.length, index === current)));
		dialog.append(grid);
		grid.querySelector<HTMLElement>('[aria-current]')?.focus();
	};
	grid.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest('button') : null;
		if (!button) return;
		const index = [...grid.querySelectorAll('button')].indexOf(button);
		show(false);
		large.scrollTo({ left: index * large.clientWidth, behavior: 'instant' });
		large.focus();
	});
	// The keys scroll it, and not the row of photos below it.
	grid.addEventListener('keydown', (event) => event.stopPropagation());
	opener.addEventListener('click', () => show(opener.ariaExpanded !== 'true'));
	dialog.addEventListener('close', () => show(false));
	place.after(opener);
}

function cell(photo: HTMLImageElement, index: number, count: number, isCurrent: boolean): HTMLElement {
	const copy = photo.cloneNode() as HTMLImageElement;
	copy.removeAttribute('style');
	copy.sizes = '(min-width: 992px) 25vw, 50vw';
	copy.alt = '';
	copy.loading = 'lazy';
	const button = document.createElement('button');
	button.type = 'button';
	button.ariaLabel = `Photo ${index + 1} of ${count}`;
	button.ariaCurrent = isCurrent ? 'true' : null;
	button.append(copy);
	const item = document.createElement('li');
	item.append(button);
	return item;
}
