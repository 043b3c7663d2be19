import { type SavedCar, type SavedCarsFile, savedCarsPath } from '../../contract/saved-cars.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { askOnce } from '../ask-once.ts';

/** The cars of the site. Rejects where the file cannot be had; the next call asks again. */
export const carsFile = askOnce(async (): Promise<SavedCarsFile> => {
	const response = await fetch(savedCarsPath);
	if (!response.ok) throw new Error(`${savedCarsPath} was answered with ${response.status}.`);
	return (await response.json()) as SavedCarsFile;
});

/** The car with this id, as an address writes it; null for none. Rejects where the file cannot be had. */
export async function carWithId(id: string): Promise<SavedCar | null> {
	const { cars } = await carsFile();
	return cars.find((car) => String(car.id) === id) ?? null;
}

/** What stands where its price goes: what it costs a week, where it has no price (CARD-5). */
export const savedCarPrice = ({ price, amount, weekly, state }: SavedCar): string =>
	amount === undefined && state !== 'sold' && weekly ? capitalised(weekly) : price;

/** `2021 Toyota Hilux SR5`. */
export const savedCarName = ({ name, variant }: SavedCar): string => [name, variant].filter(Boolean).join(' ');

/** What tells a car from another of its name: `Used · 45,000 km · Cleveland`. */
export const aboutSavedCar = ({ summary, place }: { summary: string; place?: string | undefined }): string =>
	[...summary.split(' · ').slice(0, 2), ...(place ? [place] : [])].join(' · ');
