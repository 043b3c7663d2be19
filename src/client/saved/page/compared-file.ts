import { type ComparedCarsFile, comparedCarsPath } from '../../../contract/compared-cars.ts';
import { askOnce } from '../../ask-once.ts';

/** What the site's cars are compared by. Rejects where the file cannot be had; the next call asks again. */
export const comparedFile = askOnce(async (): Promise<ComparedCarsFile> => {
	const response = await fetch(comparedCarsPath);
	if (!response.ok) throw new Error(`${comparedCarsPath} was answered with ${response.status}.`);
	return (await response.json()) as ComparedCarsFile;
});
