import { useEffect, useState } from 'react';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { keptFigures, onFigures, wereFiguresTold } from '../../../client/leads/device/finance-figures.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { figureValues, takesFigures } from '../facts/figures.ts';

type Form = { values: FormValues; setValues: (values: FormValues) => unknown };
type About = { form: FormDefinition; tab: DeviceStore; locale: string; isRestored: boolean };

/**
 * Takes over what the page’s calculator has worked out, each time the visitor applies with it (CAR-12). A form that was
 * restored from its draft takes over what was kept since, and one that comes to life late what was told before.
 */
export function useFigures({ values, setValues }: Form, { form, tab, locale, isRestored }: About): void {
	const take = () => {
		const id = values['car_id'];
		const figures = keptFigures(tab, typeof id === 'string' && id !== '' ? id : null);
		if (figures) setValues({ ...values, ...figureValues(figures, locale) });
	};
	const [isLate, setIsLate] = useState(false);
	useEffect(() => setIsLate(takesFigures(form) && (isRestored || wereFiguresTold())), []);
	// Once the form has what was typed into it before it was alive.
	useEffect(() => {
		if (isLate) take();
	}, [isLate]);
	useEffect(() => (takesFigures(form) ? onFigures(take) : undefined));
}
