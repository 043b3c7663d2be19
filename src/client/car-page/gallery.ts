import { showOver } from '../show-over.ts';
import { move, moveByKey, placeOf } from './strip-steps.ts';

/**
 * The view of photos that fills the screen: opened by its button or a click on a photo, moved by swiping, buttons and arrow keys,
 * closed by Escape and by Back. A strip on the page follows the arrow keys too; where they are a list of links, each opens its own.
 */
export function startCarGallery(gallery: HTMLElement): void {
	const strip = gallery.querySelector<HTMLElement>('[data-gallery-strip]');
	const dialog = gallery.querySelector<HTMLDialogElement>('dialog');
	const large = dialog?.querySelector<HTMLElement>('[data-gallery-photos]');
	const open = gallery.querySelector<HTMLElement>('[data-gallery-open]');
	if (!strip || !dialog || !large) return;
	const count = strip.querySelectorAll('img').length;
	const status = dialog.querySelector('[data-gallery-place]');
	const counter = gallery.querySelector('[data-gallery-count]');
	for (const photo of strip.querySelectorAll('img')) showWhole(photo);
	let place = 0;
	const tellPlace = () => {
		if (dialog.open) place = placeOf(large);
		const text = `${place + 1} of ${count}`;
		if (status && status.textContent !== text) status.textContent = text;
	};
	const show = (from = placeOf(strip)) => {
		const isFirst = large.childElementCount === 0;
		if (isFirst) large.append(...largePhotos(strip));
		showOver(dialog);
		document.documentElement.toggleAttribute('data-covered', true);
		large.scrollTo({ left: from * large.clientWidth, behavior: 'instant' });
		tellPlace();
		if (isFirst) void loadFoot(dialog, large);
	};
	// Before it is opened, so that all of it is there at once.
	for (const event of intents) gallery.addEventListener(event, warmFoot, { once: true, passive: true });
	// What scrolls can be reached by keyboard.
	large.tabIndex = 0;
	strip.addEventListener('click', (event) => {
		// An arrow that the browser has drawn: it moves the strip.
		if (event.target === strip) return;
		const link = event.target instanceof Element ? event.target.closest('a') : null;
		event.preventDefault();
		show(link ? [...strip.querySelectorAll('a')].indexOf(link) : undefined);
	});
	if (counter) {
		const tell = () => {
			counter.textContent = `${placeOf(strip) + 1}/${count}`;
		};
		strip.addEventListener('scroll', tell, { passive: true });
	}
	startBeside(gallery, strip, show);
	if (count > 1 && strip.closest('.gallery-stage')) drawArrows(dialog, strip);
	large.addEventListener('scroll', tellPlace, { passive: true });
	dialog.addEventListener('close', () => {
		document.documentElement.toggleAttribute('data-covered', false);
		strip.scrollTo({ left: place * strip.clientWidth, behavior: 'instant' });
	});
	dialog.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>('[data-gallery-step]') : null;
		if (button) move(large, Number(button.dataset['galleryStep']));
	});
	dialog.addEventListener('keydown', (event) => moveByKey(event, large));
	if (!open) return;
	open.hidden = false;
	open.addEventListener('click', () => show());
	strip.addEventListener('keydown', (event) => {
		if (event.key === 'Enter') show();
		else moveByKey(event, strip);
	});
}

/**
 * The photos beside come into the place of the large one: the page stays where it is, and Back leaves it. The last says how many more
 * there are: it opens them all.
 */
function startBeside(gallery: HTMLElement, strip: HTMLElement, show: () => void): void {
	const links = [...gallery.querySelectorAll<HTMLElement>('.gallery-thumbnails a')];
	const mark = (): void => {
		// The last stands for all that follow.
		const shown = Math.min(placeOf(strip), links.length);
		for (const [index, link] of links.entries()) link.ariaCurrent = index + 1 === shown ? 'true' : null;
	};
	strip.addEventListener('scroll', mark, { passive: true });
	for (const [index, link] of links.entries()) {
		link.addEventListener('click', (event) => {
			event.preventDefault();
			strip.scrollTo({ left: (index + 1) * strip.clientWidth, behavior: 'instant' });
			if (link.dataset['galleryMore']) show();
		});
	}
}

/** Arrows on the strip, as the dialog has them, for browsers that draw none of their own (`gallery.css`). */
function drawArrows(dialog: HTMLElement, strip: HTMLElement): void {
	if (CSS.supports('selector(::scroll-button(left))')) return;
	const arrows = [...dialog.querySelectorAll<HTMLElement>('[data-gallery-step]')].map((button) => {
		const arrow = button.cloneNode(true) as HTMLElement;
		arrow.addEventListener('click', () => move(strip, Number(arrow.dataset['galleryStep'])));
		return arrow;
	});
	const [back, next] = arrows;
	const hideEnds = (): void => {
		back?.toggleAttribute('hidden', strip.scrollLeft < 1);
		next?.toggleAttribute('hidden', strip.scrollLeft + strip.clientWidth > strip.scrollWidth - 1);
	};
	strip.after(...arrows);
	strip.addEventListener('scroll', hideEnds, { passive: true });
	hideEnds();
}

const intents = ['pointerenter', 'pointerdown', 'focusin'] as const;

const footModule = () => import('./gallery-foot.ts');

/** Whether it came is told when it is needed. */
const warmFoot = (): void => void footModule().catch(() => {});

/** What stands below the photos comes when they are first opened; without it there are the photos. */
const loadFoot = (dialog: HTMLElement, large: HTMLElement): Promise<void> =>
	footModule().then(
		({ drawGalleryFoot }) => drawGalleryFoot(dialog, large),
		(error: unknown) => console.warn('The small photos could not be loaded.', error),
	);

/** A photo taller than wide is shown whole: the strip would cut away its top and bottom. */
function showWhole(photo: HTMLImageElement): void {
	const tell = () => photo.classList.toggle('gallery-tall', photo.naturalHeight > photo.naturalWidth);
	if (photo.complete) tell();
	else photo.addEventListener('load', tell, { once: true });
}

/** Copies of the strip's photos, in the width of the window: until a large one is there, the one of the strip is behind it. */
function largePhotos(strip: HTMLElement): HTMLImageElement[] {
	return [...strip.querySelectorAll('img')].map((photo) => {
		const copy = photo.cloneNode() as HTMLImageElement;
		copy.removeAttribute('id');
		copy.sizes = '100vw';
		if (photo.complete && photo.currentSrc) {
			copy.style.background = `center / contain no-repeat url("${photo.currentSrc}")`;
			const clear = () => {
				copy.style.background = '';
			};
			copy.addEventListener('load', clear, { once: true });
		}
		return copy;
	});
}
