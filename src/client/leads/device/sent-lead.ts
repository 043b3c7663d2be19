import { asRecord, type DeviceStore } from './device-store.ts';

/** What this tab has sent last: the success page says what comes next (ROUTE-10). */
export type SentLead = {
	/** Number of the location that it went to; empty if unknown. */
	location: string;
	/** Number of the car that it is about; empty for none. */
	car: string;
	/** Its name, `2021 Kia Seltos`; empty where that is not known. */
	carName: string;
	/** The time that was asked for, by the clock of the location, `2026-11-28T10:30`; empty for none. */
	time: string;
	/** The visitor's own vehicle, `2019 Kia Rio`; empty where the form asks for none. */
	vehicle: string;
	/** What that vehicle is worth, as the form has shown it; null where it has not. */
	worth: SentWorth | null;
	/** What the visitor would like to spend, in dollars; 0 if unknown. */
	budget: number;
	/** Name of the form. */
	form: string;
	/** Path of the page that it was sent from; empty once the visitor has begun another one there. */
	path: string;
	/** What the time is for: the form's title. */
	title: string;
	/** What was answered, as it was asked. */
	answers: readonly SentAnswer[];
	/** Unix milliseconds. */
	at: number;
};

export type SentAnswer = { label: string; text: string };

/** `$12,300 to $14,500`, valid until `1 December 2026`; a `sample` is made up. */
export type SentWorth = { range: string; until: string; sample: boolean };

export function keepSentLead(tab: DeviceStore, lead: SentLead): void {
	tab.write('sent', lead);
}

/** Null where this tab has sent nothing. */
export function sentLead(tab: DeviceStore): SentLead | null {
	const kept = asRecord(tab.read('sent'));
	const { location, car, carName = '', time, vehicle = '', form = '', path = '', title, at, budget = 0 } = kept;
	const texts = { location, car, carName, time, vehicle, form, path, title };
	const isWhole = Object.values(texts).every((text) => typeof text === 'string');
	if (typeof at !== 'number' || typeof budget !== 'number' || !isWhole) return null;
	return { ...texts, budget, worth: worthIn(kept['worth']), answers: answersIn(kept['answers']), at } as SentLead;
}

function worthIn(kept: unknown): SentWorth | null {
	const { range, until, sample } = asRecord(kept);
	return typeof range === 'string' && typeof until === 'string' ? { range, until, sample: sample === true } : null;
}

function answersIn(kept: unknown): SentAnswer[] {
	return (Array.isArray(kept) ? kept : []).flatMap((one) => {
		const { label, text } = asRecord(one);
		return typeof label === 'string' && typeof text === 'string' ? [{ label, text }] : [];
	});
}
