import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { countEvent } from '../../../client/analytics/count-event.ts';
import { deviceStore } from '../../../client/leads/device/device-store.ts';
import { rangeOf, rememberRange } from '../../../client/leads/device/trade-in-valuation.ts';
import { askLookUp } from '../../../client/look-ups/ask-look-up.ts';
import type { FormLookUps } from '../../../contract/forms-file.ts';
import type { ValuationRange } from '../../../contract/look-ups.ts';
import { valuationEvent } from '../../../domain/leads/lead-event.ts';
import { valuationKeys } from '../../../domain/leads/valuation-keys.ts';
import type { FormValues } from '../../../forms/definition.ts';
import { useForm } from '../shell/form-context.ts';
import { isDescribed } from './fill-vehicle.ts';
import { valuationBody } from './look-up-request.ts';
import { valuationValues } from './valuation-texts.ts';

/** `none`: nobody says what it is worth, so the dealer does. */
export type ValuationState = { is: 'asking' | 'none' } | { is: 'shown'; range: ValuationRange };

/**
 * What the vehicle of the step before is worth (FORM-17): the range that the device has of exactly this vehicle, else asked for once.
 * It goes into the lead and stays on the device with its expiry; a new one is counted (USER-7).
 */
export function useValuation(lookUps: FormLookUps): ValuationState {
	const { site, form } = useForm();
	const { values, setFieldValue } = useFormikContext<FormValues>();
	const [state, setState] = useState<ValuationState>({ is: 'asking' });

	useEffect(() => {
		let current = true;
		const show = (range: ValuationRange | null): void => {
			const texts: Readonly<Record<string, string>> = range ? valuationValues(range) : {};
			for (const key of valuationKeys) void setFieldValue(key, texts[key] ?? '', false);
			setState(range ? { is: 'shown', range } : { is: 'none' });
		};
		void askFor(values).then((range) => current && show(range));
		return () => {
			current = false;
		};
		// Once for each time that the step is reached: its vehicle cannot change meanwhile.
	}, []);

	async function askFor(described: FormValues): Promise<ValuationRange | null> {
		const store = deviceStore(site.website_slug);
		const kept = rangeOf(store, described, Date.now());
		const asked = valuationBody(described, { form, settings: site.settings, states: lookUps.states });
		if (kept || !asked || lookUps.valuation === null) return kept;
		const found = await askLookUp(site.base + lookUps.valuation, asked);
		const range = found.ok && isDescribed(described, found.vehicle) ? found.valuation : null;
		if (range === null) return null;
		rememberRange(store, described, range);
		const event = valuationEvent(form.name, 'valuation');
		if (event !== null) countEvent(event, range.by);
		return range;
	}

	return state;
}
