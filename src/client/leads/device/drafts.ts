import type { FormDefinition, FormValues } from '../../../forms/definition.ts';
import { type LeadFlow, leadFlow } from '../../../forms/flow/lead-flow.ts';
import type { Lead } from '../../../forms/lead/lead-payload.ts';
import { asRecord, type DeviceStore } from './device-store.ts';
import type { DraftName } from './draft-name.ts';

/** A form half filled in, as it is found again after a reload. Files cannot be kept and have to be attached again. */
export type Draft = { values: FormValues; flow: LeadFlow<Lead>; startedAt: number };

/** What the page has said of what the form is about, a plan or a colour, which the visitor may choose again. */
type Said = { said?: FormValues };

export function keepDraft(store: DeviceStore, name: DraftName, { values, flow, startedAt, said }: Draft & Said): void {
	store.write(name, { values: withoutFiles(values), flow, startedAt, said });
}

export function dropDraft(store: DeviceStore, name: DraftName): void {
	store.write(name, null);
}

/**
 * The draft of this name where there is one of the form as it is today; `start` says which values it has, `unsent` which
 * requests the device can repeat with their files, `said` what the page says now.
 */
export function readDraft(
	store: DeviceStore,
	name: DraftName,
	{ form, start, unsent, said = {} }: { form: FormDefinition; start: FormValues; unsent: readonly string[] } & Said,
): Draft | null {
	const { values, flow, startedAt, said: before } = asRecord(store.read(name));
	const { step, sent, skipped } = asRecord(flow);
	const isOfForm = form.steps.some(({ id }) => id === step) && Array.isArray(sent) && Array.isArray(skipped);
	if (!isOfForm || typeof startedAt !== 'number') return null;
	const restored = withoutLostFiles(leadFlow(flow as LeadFlow<Lead>, { type: 'restored' }), unsent);
	const kept = knownValues(asRecord(values), start);
	return { values: asSaidNow(kept, asRecord(before), said), flow: restored, startedAt };
}

/** Values for the keys of the form, each of the kind that it starts with. */
function knownValues(values: FormValues, start: FormValues): FormValues {
	const kept = Object.entries(values).filter(
		([key, value]) =>
			key in start && typeof value === typeof start[key] && Array.isArray(value) === Array.isArray(start[key]),
	);
	return { ...start, ...Object.fromEntries(kept) };
}

/** What the visitor has left as the page had said it follows the page; a sentence of it does within a longer text too. */
function asSaidNow(values: FormValues, before: FormValues, now: FormValues): FormValues {
	const follow = ([key, value]: [key: string, value: unknown]): [string, unknown] => {
		const [old, text] = [before[key], now[key]];
		if (typeof value !== 'string' || typeof old !== 'string' || typeof text !== 'string') return [key, value];
		if (value === old) return [key, text];
		return [key, old.includes(' ') ? value.replace(old, () => text) : value];
	};
	return Object.fromEntries(Object.entries(values).map(follow));
}

/** A request with files cannot be sent again without them, unless the device has kept the whole of it. */
function withoutLostFiles(flow: LeadFlow<Lead>, unsent: readonly string[]): LeadFlow<Lead> {
	const { request } = flow;
	return !request?.lead.has_files || unsent.includes(request.key) ? flow : { ...flow, request: null, waiting: null };
}

function withoutFiles(values: FormValues): FormValues {
	const isFiles = (value: unknown): boolean => Array.isArray(value) && value.some((one) => one instanceof File);
	return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, isFiles(value) ? [] : value]));
}
