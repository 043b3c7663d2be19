import { drawAllPhotos } from './gallery-all.ts';
import { startGalleryZoom } from './gallery-zoom.ts';
import { placeOf } from './strip-steps.ts';

/**
 * Fills the foot of the photos that take the whole screen: small ones that lead to each, and price and Enquire as the bar of
 * phones has them. All of them at once, and zoom, come with it.
 */
export function drawGalleryFoot(dialog: HTMLElement, large: HTMLElement): void {
	const foot = dialog.querySelector('[data-gallery-foot]');
	const photos = [...large.querySelectorAll('img')];
	foot?.replaceChildren(...(photos.length > 1 ? [thumbnails(large, photos)] : []), ...offer(dialog));
	drawAllPhotos(dialog, large);
	startGalleryZoom(dialog, large);
}

function thumbnails(large: HTMLElement, photos: readonly HTMLImageElement[]): HTMLElement {
	const list = document.createElement('ol');
	const buttons = photos.map((photo, index) => {
		const button = document.createElement('button');
		button.type = 'button';
		button.ariaLabel = `Photo ${index + 1} of ${photos.length}`;
		button.append(thumbnail(photo));
		button.addEventListener('click', () => {
			large.scrollTo({ left: index * large.clientWidth, behavior: 'instant' });
		});
		const item = document.createElement('li');
		item.append(button);
		list.append(item);
		return button;
	});
	const mark = (): void => {
		const place = placeOf(large);
		for (const [index, button] of buttons.entries()) button.ariaCurrent = index === place ? 'true' : null;
		centre(list, buttons[place]);
	};
	large.addEventListener('scroll', mark, { passive: true });
	// It is in the page by then.
	requestAnimationFrame(mark);
	return list;
}

function thumbnail(photo: HTMLImageElement): HTMLImageElement {
	const copy = photo.cloneNode() as HTMLImageElement;
	copy.sizes = '96px';
	copy.alt = '';
	copy.loading = 'lazy';
	copy.fetchPriority = 'low';
	return copy;
}

/** Scrolls the row itself: `scrollIntoView` would stop the photos, which are on their way. */
function centre(list: HTMLElement, button: HTMLElement | undefined): void {
	if (!button) return;
	const { left, width } = button.getBoundingClientRect();
	list.scrollLeft += left + width / 2 - list.getBoundingClientRect().left - list.clientWidth / 2;
}

/** Price and ways to get in touch; a link to a form opens it over the photos. Photos of another car than the page's bring their own. */
function offer(dialog: HTMLElement): HTMLElement[] {
	const own = dialog.closest('[data-gallery]')?.querySelector<HTMLTemplateElement>('template[data-gallery-offer]');
	const bar = own?.content ?? document.querySelector('.car-bar');
	if (!bar) return [];
	const copy = document.createElement('div');
	copy.className = 'gallery-full-offer';
	copy.append(...[...bar.cloneNode(true).childNodes]);
	copy.querySelector('[data-bar-compare]')?.remove();
	return [copy];
}
