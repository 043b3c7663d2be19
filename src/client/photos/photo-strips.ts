import { carPhotos } from './car-photos.ts';

/** Slides that a strip has before its photos are known: enough to swipe to the next. */
const firstSlides = 3;

/**
 * Lets one swipe through the photos in a card's picture. A card gets its strip when it is pointed at; where there is no mouse, all
 * cards do at once, as a touch is too late for the swipe that it begins; the first of all is made up for. The photos are asked for
 * when a strip is used.
 */
export function startStrips(first: Element, touched: PointerEvent, lifted: Promise<Event>): void {
	const hasMouse = matchMedia('(hover: hover)').matches;
	const all = () => document.querySelectorAll('.car-card .car-picture').forEach(addStrip);
	if (!hasMouse) all();
	document.addEventListener('cards-drawn', () => !hasMouse && all());
	document.addEventListener('pointerover', ({ target }) => {
		const picture = target instanceof Element && target.closest('.car-card')?.querySelector('.car-picture');
		if (picture) prepare(picture);
	});
	prepare(first);
	const car = first.querySelector<HTMLAnchorElement>('.photo-strip')?.href;
	void lifted.then((event) => {
		const [end] = (event as TouchEvent).changedTouches;
		const left = end ? touched.clientX - end.clientX : 0;
		if (!car || !end || left < leastSwipe || left < 2 * Math.abs(touched.clientY - end.clientY)) return;
		places.set(car, 1);
		// The search may have drawn the card once more meanwhile.
		for (const strip of document.querySelectorAll<HTMLAnchorElement>('.photo-strip'))
			if (strip.href === car) restore(strip, 'smooth');
	});
}

/** Pixels to the left that are a swipe, and no tap. */
const leastSwipe = 40;

function prepare(picture: Element): void {
	const strip = addStrip(picture);
	if (strip) void fill(strip);
}

/** Which photo a strip shows, by its car: the search draws the same card once more, and another page's cards again. */
const places = new Map<string, number>();

/** Shows the photo at which this car's strip was last, once it is seen: an element that is not has no width. */
function restore(strip: HTMLAnchorElement, behavior: ScrollBehavior = 'instant'): void {
	const place = places.get(strip.href);
	if (!place) return;
	const seen = new IntersectionObserver(([entry]) => {
		if (!entry?.isIntersecting) return;
		seen.disconnect();
		strip.scrollTo({ left: place * strip.clientWidth, behavior });
	});
	void fill(strip).then(() => seen.observe(strip));
}

/** The strip over a picture of a car with several photos, made where it is not there yet. */
function addStrip(picture: Element): HTMLAnchorElement | null {
	const known = picture.querySelector<HTMLAnchorElement>('.photo-strip');
	const image = picture.querySelector(':scope > img');
	const link = picture.closest('.car-card')?.querySelector<HTMLAnchorElement>('.card-link');
	const isSeveral = picture.querySelector('.car-overlay use[href$="#camera"]');
	if (known || !image || !link || !isSeveral) return known;
	const strip = Object.assign(document.createElement('a'), { className: 'photo-strip', href: link.href, tabIndex: -1 });
	// The same link as the car's name; its photos are on the car's page.
	strip.ariaHidden = 'true';
	strip.append(...Array.from({ length: firstSlides }, () => document.createElement('span')));
	strip.addEventListener('scroll', () => onScroll(strip), { passive: true });
	image.after(strip);
	if (matchMedia('(hover: hover)').matches) strip.after(stepButton(strip, -1), stepButton(strip, 1));
	restore(strip);
	return strip;
}

function stepButton(strip: HTMLElement, by: 1 | -1): HTMLButtonElement {
	const button = Object.assign(document.createElement('button'), {
		type: 'button',
		className: `photo-step photo-step-${by === 1 ? 'next' : 'back'}`,
		tabIndex: -1,
	});
	button.ariaHidden = 'true';
	button.addEventListener('click', () => strip.scrollBy({ left: by * strip.clientWidth, behavior: 'smooth' }));
	return button;
}

function onScroll(strip: HTMLAnchorElement): void {
	void fill(strip);
	const at = Math.round(strip.scrollLeft / strip.clientWidth) + 1;
	places.set(strip.href, at - 1);
	strip.dataset['at'] = at > 1 ? `${at} / ${strip.childElementCount}` : '';
	strip.parentElement?.style.setProperty('--photo-at', `"${strip.dataset['at']}"`);
}

/** Puts the photos into a strip, once; where they cannot be had it is taken away. */
async function fill(strip: HTMLAnchorElement): Promise<void> {
	if (strip.dataset['filled'] !== undefined) return;
	strip.dataset['filled'] = '';
	const sizes = strip.parentElement?.querySelector('img')?.sizes ?? '';
	const photos = await carPhotos(strip.href);
	if (photos.length < 2) {
		for (const one of strip.parentElement?.querySelectorAll('.photo-strip, .photo-step') ?? []) one.remove();
		return;
	}
	// Slides that are there stay: a strip that is being swiped would jump back.
	for (const [index, photo] of photos.entries()) {
		const slide = strip.children[index] ?? strip.appendChild(document.createElement('span'));
		// The card's own picture is below the first.
		if (index > 0)
			slide.append(Object.assign(new Image(), { ...photo, sizes, alt: '', loading: 'lazy', draggable: false }));
	}
	for (const surplus of [...strip.children].slice(photos.length)) surplus.remove();
}
