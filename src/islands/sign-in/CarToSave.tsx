import { useEffect, useState } from 'react';
import { rememberedCar } from '../../client/account/saved-for-later.ts';
import { carWithId } from '../../client/saved/cars-file.ts';
import type { CarShown } from '../../contract/forms-file.ts';
import { askedCar } from '../forms/facts/address-car.ts';
import { CarAsked } from '../forms/shell/CarAsked.tsx';
import { useSignIn } from './sign-in-context.ts';

/** The car that SAVE was pressed for (USER-3): it has its room before the file of cars is there, and gives it up where that fails. */
export function CarToSave() {
	const { tab } = useSignIn().stores;
	const [id] = useState(() => wantedCar(tab));
	const [car, setCar] = useState<CarShown | null>();
	useEffect(() => {
		if (id === null) return;
		carWithId(String(id)).then(
			(found) => setCar(found && { ...askedCar(found).car, stocknum: '' }),
			() => setCar(null),
		);
	}, []);
	if (id === null || car === null) return null;
	return <div className="sign-in-car">{car && <CarAsked car={car} label="You’re saving" />}</div>;
}

const wantedCar = (tab: Parameters<typeof rememberedCar>[0]): number | null =>
	new URLSearchParams(location.search).get('type') === 'watchlist' ? rememberedCar(tab) : null;
