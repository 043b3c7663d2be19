import { savedCars, toggleSaved } from './saved-cars.ts';
import { type ListedCar, savedRow } from './saved-row.ts';

/** Lists the cars that are saved on this device (ROUTE-12). The file with the cars is asked for only where there are some. */
const place = document.querySelector<HTMLElement>('[data-saved-list]');
if (place) void startSavedList(place, place.dataset['savedList'] ?? '');

async function startSavedList(root: HTMLElement, siteSlug: string): Promise<void> {
	const part = (name: string) => root.querySelector<HTMLElement>(`[data-saved-${name}]`);
	const [rows, empty, gone, status] = [part('rows'), part('empty'), part('gone'), part('status')];
	if (!rows || !empty || !gone || !status) return;
	const cars = savedCars(siteSlug);
	const listed = cars.favourites.get().length > 0 ? await listedCars() : [];
	if (listed === null) {
		status.textContent = 'Your list could not be loaded. Try again when you are online.';
		return;
	}
	cars.favourites.subscribe((ids) => {
		const shown = ids.toReversed().flatMap((id) => listed.filter((car) => car.id === id));
		rows.replaceChildren(...shown.map((car) => savedRow(car, () => remove(car))));
		empty.hidden = shown.length > 0;
		gone.hidden = shown.length === ids.length;
	});

	function remove({ id, name }: ListedCar): void {
		toggleSaved(cars, 'favourites', id);
		if (status) status.textContent = `${name} is no longer on your list.`;
		root.tabIndex = -1;
		root.focus();
	}
}

/** The cars of the site; null where the file cannot be had. */
async function listedCars(): Promise<ListedCar[] | null> {
	try {
		const response = await fetch('/saved-cars.json');
		return response.ok ? ((await response.json()) as { cars: ListedCar[] }).cars : null;
	} catch {
		// No connection.
		return null;
	}
}
