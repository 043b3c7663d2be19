import type { SavedCar } from '../contract/saved-cars.ts';
import { carWithId } from './saved/cars-file.ts';

/** Shows the car that the address names on the trade-in page (ROUTE-8). Its place has its height already. */
async function showCar(place: HTMLElement, id: string): Promise<void> {
	place.dataset['state'] = 'loading';
	const car = await carWithId(id).catch(() => undefined);
	if (car) fill(place, car);
	place.dataset['state'] = car ? 'shown' : car === undefined ? 'none' : 'gone';
}

function fill(place: HTMLElement, { name, variant, price, place: where, path, image }: SavedCar): void {
	const texts: Record<string, string | undefined> = { name, variant, price, where };
	for (const [part, text] of Object.entries(texts)) {
		const element = place.querySelector(`[data-part="${part}"]`);
		if (text) element?.replaceChildren(text);
		else element?.remove();
	}
	const link = place.querySelector<HTMLAnchorElement>('a[data-part="link"]');
	if (link) link.href = path;
	if (image === null) return;
	const picture = Object.assign(document.createElement('img'), { src: image, width: 160, height: 120, alt: '' });
	place.querySelector('[data-part="picture"]')?.replaceChildren(picture);
}

const place = document.querySelector<HTMLElement>('[data-trade-in-car]');
const id = new URLSearchParams(location.search).get('car_id');
if (place && id) void showCar(place, id);
