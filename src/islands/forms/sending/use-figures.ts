import { useEffect } from 'react';
import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { figuresEvent, keptFigures } from '../../../client/leads/device/finance-figures.ts';
import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { figureValues, takesFigures } from '../facts/figures.ts';

type Form = { values: FormValues; setValues: (values: FormValues) => unknown };
type About = { form: FormDefinition; tab: DeviceStore; locale: string; isRestored: boolean };

/**
 * Takes over what the page’s calculator has worked out, each time the visitor applies with it (CAR-12). A form that was
 * restored from its draft takes over what was kept since.
 */
export function useFigures({ values, setValues }: Form, { form, tab, locale, isRestored }: About): void {
	const take = () => {
		const id = values['car_id'];
		const figures = keptFigures(tab, typeof id === 'string' && id !== '' ? id : null);
		if (figures) setValues({ ...values, ...figureValues(figures, locale) });
	};
	useEffect(() => {
		if (isRestored && takesFigures(form)) take();
	}, []);
	useEffect(() => {
		if (!takesFigures(form)) return;
		document.addEventListener(figuresEvent, take);
		return () => document.removeEventListener(figuresEvent, take);
	});
}
