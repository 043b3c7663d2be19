import { minuteOf, momentsOf } from '../../src/domain/hours/local-clock.ts';
import type { FormDefinition, FormValues } from '../../src/forms/definition.ts';
import { promisedReply } from '../../src/forms/lead/promised-reply.ts';
import { liveHours } from '../../src/site/places/live-hours.ts';
import { locationOf } from '../delivery/adf/vendor.ts';
import { formOf } from '../leads/lead-form.ts';
import type { StoredLead } from '../platform/db/rows/lead-rows.ts';
import type { Tenants } from '../platform/runtime/tenants.ts';

/** By when its sender was told to hear from the dealer (ROUTE-10). `at`: Unix milliseconds; the rest by the place's clock. */
export type LeadPromise = { at: number; zone: string /** `2026-11-30` */; date: string /** `15:00` */; time: string };

type Promised = Pick<StoredLead, 'tenant' | 'form' | 'payload' | 'completed_at' | 'location_id'>;

/** Reads it from the hours of the place that a lead went to; null where none was promised. Each form is made once. */
export function promiseReader(tenants: Tenants): (lead: Promised) => LeadPromise | null {
	const forms = new Map<string, FormDefinition | undefined>();
	const formFor = ({ tenant, form }: Promised): FormDefinition | undefined => {
		const [key, known] = [`${tenant} ${form}`, tenants.bySlug(tenant)];
		if (!forms.has(key)) forms.set(key, known ? formOf(known, form) : undefined);
		return forms.get(key);
	};
	return (lead) => {
		const site = tenants.bySlug(lead.tenant)?.site;
		const form = formFor(lead);
		if (!site || !form || lead.completed_at === null) return null;
		const place = locationOf(lead, site);
		const hours = place ? liveHours(place, site) : null;
		const values = lead.payload as FormValues;
		const now = Math.floor(Number(lead.completed_at) / 1000);
		const promised = promisedReply({ form, values, hours, openHours: site.forms.reply_within_hours, now });
		if (!promised || !hours) return null;
		const { by, visit } = promised;
		const end = `${by.date}T${by.time}`;
		const [date = by.date, time = by.time] = (visit && visit < end ? visit.slice(0, 16) : end).split('T');
		return timed(hours.zone, { date, time });
	};
}

/** A place that is open until midnight answers by the end of that day. */
function timed(zone: string, { date, time }: Pick<LeadPromise, 'date' | 'time'>): LeadPromise | null {
	const [moment] = momentsOf(zone, { date, minute: minuteOf(time) || 24 * 60 });
	return moment === undefined ? null : { at: moment * 1000, zone, date, time };
}
