import { asRecord, type DeviceStore } from './device-store.ts';

/** What this tab has sent last: the success page says what comes next (ROUTE-10). */
export type SentLead = {
	/** Number of the location that it went to; empty if unknown. */
	location: string;
	/** Number of the car that it is about; empty for none. */
	car: string;
	/** The time that was asked for, by the clock of the location, `2026-11-28T10:30`; empty for none. */
	time: string;
	/** The visitor's own vehicle, `2019 Kia Rio`; empty where the form asks for none. */
	vehicle: string;
	/** What the visitor would like to spend, in dollars; 0 if unknown. */
	budget: number;
	/** Name of the form. */
	form: string;
	/** What the time is for: the form's title. */
	title: string;
	/** What was answered, as it was asked. */
	answers: readonly SentAnswer[];
	/** Unix milliseconds. */
	at: number;
};

export type SentAnswer = { label: string; text: string };

export function keepSentLead(tab: DeviceStore, lead: SentLead): void {
	tab.write('sent', lead);
}

/** Null where this tab has sent nothing. */
export function sentLead(tab: DeviceStore): SentLead | null {
	const { location, car, time, vehicle = '', form = '', title, at, budget = 0, answers } = asRecord(tab.read('sent'));
	const texts = [location, car, time, vehicle, form, title];
	if (typeof at !== 'number' || typeof budget !== 'number' || !texts.every((text) => typeof text === 'string'))
		return null;
	return { location, car, time, vehicle, budget, form, title, answers: answersIn(answers), at } as SentLead;
}

function answersIn(kept: unknown): SentAnswer[] {
	return (Array.isArray(kept) ? kept : []).flatMap((one) => {
		const { label, text } = asRecord(one);
		return typeof label === 'string' && typeof text === 'string' ? [{ label, text }] : [];
	});
}
