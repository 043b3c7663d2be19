import { type SavedCar, type SavedCarsFile, savedCarsPath } from '../../contract/saved-cars.ts';
import { askOnce } from '../ask-once.ts';

/** The cars of the site. Rejects where the file cannot be had; the next call asks again. */
export const carsFile = askOnce(async (): Promise<SavedCarsFile> => {
	const response = await fetch(savedCarsPath);
	if (!response.ok) throw new Error(`${savedCarsPath} was answered with ${response.status}.`);
	return (await response.json()) as SavedCarsFile;
});

/** `2021 Toyota Hilux SR5`. */
export const savedCarName = ({ name, variant }: SavedCar): string => [name, variant].filter(Boolean).join(' ');
