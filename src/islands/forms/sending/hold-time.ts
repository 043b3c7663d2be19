import type { DeviceStore } from '../../../client/leads/device/device-store.ts';
import { keepTime, ownTime } from '../../../client/leads/device/held-time.ts';
import { offeredTime, postHold, type TimesOf } from '../../../client/leads/free-times.ts';
import type { FormAbout, FormsFile } from '../../../contract/forms-file.ts';
import { spokenTime } from '../../../domain/hours/spoken-time.ts';
import { type FieldDefinition, type FormDefinition, type FormValues, fieldsOf } from '../../../forms/definition.ts';
import { valueKeys } from '../../../forms/kinds/value-keys.ts';
import { chosenPlace } from '../facts/offered-places.ts';

type Step = { site: FormsFile; form: FormDefinition; about: FormAbout; values: FormValues; tab: DeviceStore };

/** Milliseconds that a hold still has to last for it to be kept. */
const enough = 60_000;

/**
 * Holds the chosen time when the visitor goes on to the next step (CAR-1). Returns what is wrong, by key, where somebody else has
 * the time by now; null otherwise. Where it cannot be held the form goes on, and its lead asks for the time.
 */
export async function holdTime({ site, form, about, values, tab }: Step): Promise<Record<string, string> | null> {
	const field = timeField(form);
	const key = field && valueKeys(field)[0]?.key;
	if (!key) return null;
	const [local, location] = [String(values[key] ?? ''), String(values['location'] ?? '')];
	const own = ownTime(tab);
	if (own?.local === local && own.location === location && own.until > Date.now() + enough) return null;
	const of: TimesOf = { base: site.base, location, car: String(values['car_id'] ?? '') };
	const time = chosenPlace({ site, form, about }, location)?.slots ? offeredTime(of, local) : undefined;
	if (!time) {
		keepTime(tab, null);
		return null;
	}
	const answer = await postHold(of, time.slot, own?.token);
	keepTime(tab, answer.kind === 'held' ? { ...answer.held, local, location } : null);
	if (answer.kind !== 'taken') return null;
	const sameDay = answer.nearest.filter((one) => one.local.slice(0, 10) === local.slice(0, 10));
	const near = sameDay.map((one) => spokenTime(one.local, site.settings.locale)).join(', ');
	return { [key]: `Somebody else has just taken this time.${near && ` Still free on this day: ${near}.`}` };
}

/** What the last step's lead says of the time that is held. */
export function heldToken(tab: DeviceStore, form: FormDefinition): { test_drive?: string } {
	const own = timeField(form) ? ownTime(tab) : null;
	return own ? { test_drive: own.token } : {};
}

const timeField = (form: FormDefinition): FieldDefinition | undefined =>
	fieldsOf(form).find(({ component }) => component === 'timeSlot');
