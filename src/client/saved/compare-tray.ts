import { noteButton } from './note-button.ts';
import { pageCars } from './page-cars.ts';
import { mostSaved } from './saved-cars.ts';

/**
 * What stands at the foot of a page with cars while some are to be compared (USER-2): their pictures among four places, the way
 * to them, and Clear. On the page of a car that is not among them it offers to add that one. Empty where there are none, and where
 * they are shown themselves.
 */
export function compareTray(path: string, cleared: Cleared): (Node | string)[] {
	const cars = pageCars.compare.get();
	const { length } = cars;
	if (length === 0 || !hasTray()) return [];
	const places = document.createElement('span');
	places.className = 'compare-tray';
	places.ariaHidden = 'true';
	for (let index = 0; index < mostSaved.compare; index++) places.append(placeOf(cars[index]));
	const compare = length > 1 ? wayThere(path, `Compare ${length}`) : null;
	const add = addOwn(cars);
	if (add) return [places, add, ' ', compare ?? clear(cleared)];
	return [places, `${length} of ${mostSaved.compare} `, compare ?? wayThere(path, 'Add another'), ' ', clear(cleared)];
}

/** Presses Compare of the car whose page this is; null where it is compared already, or there is no room for it. */
function addOwn(cars: readonly number[]): HTMLButtonElement | null {
	const own = document.querySelector<HTMLElement>('.car-tools [data-save="compare"]');
	if (!own || cars.includes(Number(own.dataset['car'])) || cars.length >= mostSaved.compare) return null;
	const add = noteButton('Add this car', () => own.click());
	add.className = 'compare-go';
	return add;
}

/** What says that nothing is to be compared now, with the way back. */
type Cleared = (putBack: () => void) => void;

/** Whether this page shows the tray: all do but the comparison, and where a car is reserved, whose terms it would cover. */
export const hasTray = (): boolean =>
	!document.querySelector('[data-saved-list="compare"]:not([hidden]), [data-checkout]');

/** Pictures as this page has shown them, or as the site's file of cars has them: a search shows other cars later. */
const pictures = new Map<number, string>();

/** A car's place, with its picture: the page's own, else the one that the visitor's lists show. */
function placeOf(car: number | undefined): HTMLElement {
	const place = document.createElement('i');
	if (car === undefined) return place;
	const image = document.querySelector<HTMLImageElement>(`[data-car-id="${car}"] img`);
	if (image?.currentSrc) pictures.set(car, image.currentSrc);
	const src = pictures.get(car);
	place.dataset['taken'] = '';
	if (src) show(place, src);
	else void fromFile(car).then((found) => found && show(place, found));
	return place;
}

const show = (place: HTMLElement, src: string) => place.replaceChildren(Object.assign(new Image(), { src, alt: '' }));

/** The page of a car has no pictures of others. Without a network the place stays plain. */
async function fromFile(car: number): Promise<string | null> {
	const { carWithId } = await import('./cars-file.ts');
	const image = (await carWithId(String(car)).catch(() => null))?.image ?? null;
	if (image) pictures.set(car, image);
	return image;
}

/** The page of a single car leads to others. */
const wayThere = (path: string, text: string): HTMLAnchorElement =>
	Object.assign(document.createElement('a'), {
		className: 'compare-go',
		href: `${path}?tab=compare`,
		textContent: text,
	});

function clear(cleared: Cleared): HTMLButtonElement {
	return noteButton('Clear', () => {
		const before = pageCars.compare.get();
		pageCars.compare.set([]);
		cleared(() => pageCars.compare.set(before));
	});
}
