import { useEffect, useState } from 'react';
import { deviceStore } from '../../../client/leads/device/device-store.ts';
import { recentCars } from '../../../client/recent/recent-cars.ts';
import { carsFile } from '../../../client/saved/cars-file.ts';
import { savedCars } from '../../../client/saved/saved-cars.ts';
import type { SavedCar } from '../../../contract/saved-cars.ts';

/** The site's cars once they are asked for, at once for somebody who has saved or looked at some. */
export function useKnownCars(siteSlug: string): {
	cars: readonly SavedCar[] | null;
	ids: readonly number[];
	load: () => void;
} {
	const [cars, setCars] = useState<readonly SavedCar[] | null>(null);
	const [ids, setIds] = useState<readonly number[]>([]);
	// Without the file the form goes on: the visitor writes which car it is.
	const load = () =>
		void carsFile().then(
			({ cars: all }) => setCars(all),
			() => setCars([]),
		);
	useEffect(() => {
		const own = ownIds(siteSlug);
		setIds(own);
		if (own.length > 0) load();
	}, []);
	return { cars, ids, load };
}

/** What is saved, then what was looked at, the latest first. */
function ownIds(siteSlug: string): number[] {
	const { favourites, compare } = savedCars(siteSlug);
	const saved = [favourites, compare].flatMap((list) => list.get().toReversed());
	return [...saved, ...recentCars(deviceStore(siteSlug))];
}
