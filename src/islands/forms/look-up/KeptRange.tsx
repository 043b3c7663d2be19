import { useState } from 'react';
import { deviceStore } from '../../../client/leads/device/device-store.ts';
import { rememberedRange } from '../../../client/leads/device/trade-in-valuation.ts';
import type { FormLookUps } from '../../../contract/forms-file.ts';
import { fieldsOf } from '../../../forms/definition.ts';
import { useAlive } from '../fields/use-alive.ts';
import { useForm } from '../shell/form-context.ts';
import { dayText, rangeText } from './valuation-texts.ts';

/** The range of an earlier visit, while this form is filled in (FORM-17); one whose day has passed is marked as old. */
export function KeptRange({ lookUps }: { lookUps: FormLookUps }) {
	const { site, form } = useForm();
	const { locale } = site.settings;
	const [{ now, kept }] = useState(() => {
		const opened = Date.now();
		return { now: opened, kept: rememberedRange(deviceStore(site.website_slug), opened) };
	});
	const isAboutWorth = fieldsOf(form).some(({ component }) => component === 'valuationRange');
	if (!useAlive() || kept === null || lookUps.valuation === null || !isAboutWorth) return null;
	const { range, vehicle } = kept;
	const name = ['Vehicle Year', 'Vehicle Make', 'Vehicle Model'].map((key) => vehicle[key] ?? '').join(' ');
	const isOld = range.until <= now;
	return (
		<p className="look-up-kept" data-old={isOld || undefined}>
			{isOld && <strong>Old valuation. </strong>}
			Your {name} was valued at <strong>{rangeText(range, { locale, currency: lookUps.currency })}</strong>
			{!range.sample && ` by ${range.by}`} on {dayText(range.at, locale)}.{' '}
			{isOld
				? `That was valid until ${dayText(range.until, locale)}. It may be worth something else now.`
				: `Valid until ${dayText(range.until, locale)}.`}
			{range.sample && ' Sample data: the figures are made up.'}
		</p>
	);
}
