import { compareTable } from './compare-table.ts';
import { type SavedList, savedCars, toggleSaved } from './saved-cars.ts';
import { type ListedCar, savedRow } from './saved-row.ts';

/**
 * Lists the cars that are saved on this device, and compares those that are to be compared where the address says
 * `?tab=compare` (ROUTE-12, CARD-4). The file with the cars is asked for only where there are some.
 */
const panels = [...document.querySelectorAll<HTMLElement>('[data-saved-list]')];
const asked: SavedList = new URLSearchParams(location.search).get('tab') === 'compare' ? 'compare' : 'favourites';
const place = panels.find(({ dataset }) => dataset['list'] === asked) ?? panels[0];
for (const panel of panels) panel.hidden = panel !== place;
if (place) {
	const list: SavedList = place.dataset['list'] === 'compare' ? 'compare' : 'favourites';
	document.querySelector(`[data-saved-tab="${list}"]`)?.setAttribute('aria-current', 'page');
	void startSavedList(place, list);
}

async function startSavedList(root: HTMLElement, list: SavedList): Promise<void> {
	const part = (name: string) => root.querySelector<HTMLElement>(`[data-saved-${name}]`);
	const [rows, empty, gone, status] = [part('rows'), part('empty'), part('gone'), part('status')];
	if (!rows || !empty || !gone || !status) return;
	const cars = savedCars(root.dataset['savedList'] ?? '');
	const file = cars[list].get().length > 0 ? await carsFile() : { cars: [], labels: [] };
	if (file === null) {
		status.textContent = 'Your list could not be loaded. Try again when you are online.';
		return;
	}
	cars[list].subscribe((ids) => {
		const shown = ids.toReversed().flatMap((id) => file.cars.filter((car) => car.id === id));
		rows.replaceChildren(...drawn(shown, file.labels));
		empty.hidden = shown.length > 0;
		gone.hidden = shown.length === ids.length;
	});

	function drawn(shown: ListedCar[], labels: readonly string[]): HTMLElement[] {
		if (list === 'favourites') return shown.map((car) => savedRow(car, () => remove(car)));
		return shown.length > 0 ? [compareTable(shown, labels, remove)] : [];
	}

	function remove({ id, name }: ListedCar): void {
		toggleSaved(cars, list, id);
		if (status) status.textContent = `${name} is no longer on your list.`;
		root.tabIndex = -1;
		root.focus();
	}
}

type CarsFile = { cars: ListedCar[]; labels: string[] };

/** The cars of the site; null where the file cannot be had. */
async function carsFile(): Promise<CarsFile | null> {
	try {
		const response = await fetch('/saved-cars.json');
		return response.ok ? ((await response.json()) as CarsFile) : null;
	} catch {
		// No connection.
		return null;
	}
}
