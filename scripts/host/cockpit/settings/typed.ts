import { join } from 'node:path';
import { scanJson } from '../../../sources/json-scan.ts';
import { pictureFacts } from './form/picture-facts.ts';
import { type Press, pressed, readValue } from './form/read-form.ts';
import type { Text } from './form/sent-text.ts';
import { isOnByItself, schemaAt, shapeOf } from './form/shape.ts';
import { keepPicture } from './form/upload.ts';
import { touchedBy } from './form/value-form.ts';
import { hoursAfter, readHours, type TypedHours } from './hours-typed.ts';
import { jsonFault } from './json-fault.ts';
import type { Setting } from './rows.ts';
import { planEdit, type SiteFile, valueAt } from './site-file.ts';
import type { Tried } from './tried.ts';

/** A setting with the file that it is in. */
export type Found = { row: Setting; file: SiteFile };

/** `hours`: the rows of a form of hours that cannot be, as they were typed. */
type Typed = { written: string; fault: string | null; hours?: TypedHours };

/** The button that saves a plain value where it stands in the list: whoever types it sees it. */
export const saveInList = 'save-in-list';

/** What was typed, or was shown before it is saved. */
export function readTyped(found: Found, act: string, text: Text): Typed {
	if (act === 'preview-json') return { written: text('value'), fault: null };
	return act === 'preview' || act === saveInList ? readForm(found, text) : { written: text('shown'), fault: null };
}

/** The form after one of its own buttons: an entry more or less, in another place, or another picture. */
export function afterPress(found: Found, { press, act, text }: { press: Press; act: string; text: Text }): Tried {
	const { row } = found;
	const tried = { isRemoval: false, edit: null, fault: null };
	const isGiven = press.act === 'set' || (press.act === 'upload' && press.given !== '');
	if (row.control !== 'parts') return { ...tried, written: isGiven ? press.given : text('value') };
	const field = /:(v[^=]*)/.exec(act)?.[1] ?? '';
	const typed: unknown = JSON.parse(readForm(found, text).written);
	const value = pressed(typed, press, row.path, text(`name-of-${field}`).trim());
	const browsing = press.act === 'browse' ? field : null;
	return { ...tried, written: JSON.stringify(value, null, '\t'), touched: touchedBy(act, value), browsing };
}

type Upload = {
	press: Press;
	act: string;
	text: Text;
	form: Record<string, unknown>;
	in: { tenantsDir: string; slug: string };
};

/** The form after a picture was uploaded: it is in the field that it was uploaded for. */
export async function afterUpload(found: Found, { press, act, text, form, in: site }: Upload): Promise<Tried> {
	const name = act.slice('upload:'.length);
	const file = form[`file-${name}`];
	const kept = file instanceof File ? await keepPicture(join(site.tenantsDir, site.slug), file) : null;
	const address = kept?.ok ? kept.address : '';
	const key = press.steps.at(-1) ?? found.row.path.at(-1) ?? '';
	const facts = address ? await pictureFacts(site, { address, key }) : null;
	const fault = kept?.ok ? null : (kept?.fault ?? 'Choose a picture first.');
	return { ...afterPress(found, { press: { ...press, given: address }, act, text }), uploaded: { name, fault, facts } };
}

/** A list or an object as the file has it, without what a build completes. */
export function asInFile(row: Setting, file: SiteFile): Setting {
	const own = valueAt(file.value, row.path);
	if (own === undefined || (row.control !== 'parts' && row.control !== 'json')) return row;
	return { ...row, written: JSON.stringify(own, null, '\t') };
}

/** What the form of a setting says, as it is written; hours have a field for each day. */
function readForm({ row, file }: Found, text: Text): Typed {
	const { control, path, written } = row;
	if (control === 'parts') return { written: readParts(row, text), fault: null };
	if (control !== 'week' && control !== 'dates') return { written: text('value'), fault: null };
	const read = readHours(control, text, valueAt(file.value, path) ?? JSON.parse(written));
	const typed = { written: JSON.stringify(read.value, null, '\t'), fault: read.fault?.words ?? null };
	return read.fault ? { ...typed, hours: read } : typed;
}

/** What the fields of a list or an object say, on the ground of what the form was made from. */
function readParts({ path, written }: Setting, text: Text): string {
	const schema = schemaAt(path);
	const base = scanJson(text('base')) === null ? text('base') : written;
	const value = schema
		? readValue(schema, JSON.parse(base), (name) => (text.has(name) ? text(name) : null))
		: JSON.parse(base);
	return JSON.stringify(value ?? (Array.isArray(JSON.parse(base)) ? [] : {}), null, '\t');
}

/** A form of hours after one of its own buttons, or as it was typed. */
export function afterHours({ row, file }: Found, act: string, text: Text): Tried {
	const { written } = readForm({ row, file }, text);
	return { written, isRemoval: false, edit: null, fault: null, hours: hoursAfter(act, text) };
}

type Trying = { row: Setting; file: SiteFile; written: string; isRemoval: boolean };

export function tryEdit(tenantsDir: string, slug: string, { row, file, written, isRemoval }: Trying): Tried {
	const tried = { written, isRemoval, edit: null, fault: null };
	const read = isRemoval ? { ok: true as const, value: undefined } : readWritten(row, written);
	if (!read.ok) return { ...tried, fault: read.fault };
	try {
		const value = isBlankAgain(row, read.value) ? undefined : read.value;
		return { ...tried, edit: planEdit(tenantsDir, slug, { file, change: { path: row.path, value } }) };
	} catch (error) {
		return { ...tried, fault: error instanceof Error ? error.message : String(error) };
	}
}

/** Whether a list that the site was built without has no entries any more: it is as if nobody had touched it. */
const isBlankAgain = ({ control, source, isUnset, text }: Setting, value: unknown): boolean =>
	control === 'parts' &&
	source === 'default' &&
	(isUnset || text === 'none') &&
	Array.isArray(value) &&
	value.length === 0;

type Read = { ok: true; value: unknown } | { ok: false; fault: string };

/** What was written, as the file will have it. A number that is none is left for the check to refuse, as text. */
function readWritten(row: Setting, written: string): Read {
	const { control } = row;
	if (control === 'text' || control === 'picture') return { ok: true, value: written };
	if (control === 'choice') return { ok: true, value: chosen(row, written) };
	if (control === 'switch') {
		const on = isOnByItself(row.path) ? {} : true;
		return { ok: true, value: written === 'true' ? on : isOnByItself(row.path) ? undefined : false };
	}
	if (control === 'number') {
		const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(written.trim());
		return { ok: true, value: isNumber ? Number(written) : written };
	}
	const fault = scanJson(written);
	return fault ? { ok: false, fault: jsonFault(written, fault) } : { ok: true, value: JSON.parse(written) };
}

/** The value of the schema that a choice stands for. */
function chosen({ path }: Setting, written: string): unknown {
	const schema = schemaAt(path);
	const shape = schema && shapeOf(schema);
	const values = shape?.kind === 'choice' ? shape.values : [];
	return values.find((value) => String(value) === written) ?? written;
}
