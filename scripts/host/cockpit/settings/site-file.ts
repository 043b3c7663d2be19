import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Problem } from '../../../../src/config/problem.ts';
import { writeWhole } from '../../../publish/disk/write-whole.ts';
import { jsonPlaces, lineOf, withValue } from '../../../sources/json-edit.ts';
import { scanJson } from '../../../sources/json-scan.ts';
import { shownPath } from '../../../sources/shown-path.ts';
import { checkTenant, readTenants } from '../../../sources/tenants.ts';

/** A tenant's site.json on this machine, as it is now. */
export type SiteFile = {
	/** As messages name it: `tenants/acme/site.json`. */
	name: string;
	/** Its whole path. */
	path: string;
	text: string;
	/** What it says. */
	value: unknown;
	/** Names this very text, so that nobody writes over what somebody else has written meanwhile. */
	version: string;
	/** The line of the value at a path, from 1; null where the file does not have it. */
	lineOf: (path: readonly string[]) => number | null;
};

/** Reads it; null where this machine does not have it, or it is not JSON: the last build then says what is wrong. */
export function readSiteFile(tenantsDir: string | null, slug: string): SiteFile | null {
	const path = tenantsDir === null ? null : join(tenantsDir, slug, 'site.json');
	if (path === null || !existsSync(path)) return null;
	const text = readFileSync(path, 'utf8');
	if (scanJson(text) !== null) return null;
	const placeAt = jsonPlaces(text);
	return {
		name: shownPath(path),
		path: resolve(path),
		text,
		value: JSON.parse(text),
		version: createHash('sha256').update(text).digest('base64url'),
		lineOf: (steps) => {
			const place = placeAt(steps);
			return place && lineOf(text, place.start);
		},
	};
}

/** A line of a file before and after an edit. */
export type DiffLine = { kind: 'same' | 'out' | 'in'; line: number; text: string };

/** What an edit would write, and everything that a build would refuse about it. */
export type Edit = { text: string; diff: DiffLine[]; problems: readonly Problem[] };

/** `value`: undefined to take the key out. */
export type Change = { path: readonly string[]; value: unknown };

/** Makes an edit and checks it as a build does. Throws an Error where the key cannot be set there. */
export function planEdit(tenantsDir: string, slug: string, { file, change }: { file: SiteFile; change: Change }): Edit {
	return checkedEdit(tenantsDir, slug, { file, text: withValue(file.text, change.path, change.value) });
}

/** The edit that makes this text of a file, checked as a build does. */
export function checkedEdit(tenantsDir: string, slug: string, { file, text }: { file: SiteFile; text: string }): Edit {
	const value: unknown = JSON.parse(text);
	const { tenants, claims } = readTenants(tenantsDir, [slug]);
	const [tenant] = tenants;
	if (!tenant) throw new Error(`There is no tenant ${slug} in ${tenantsDir}.`);
	const { parsed } = checkTenant({ ...tenant, value }, { claims, strict: true });
	return { text, diff: diffOf(file.text, text), problems: parsed.ok ? [] : parsed.problems };
}

/** Writes an edit that a build would take, in one go. False if the file is another by now. */
export function saveEdit(file: SiteFile, { text }: Edit): boolean {
	const target = realpathSync(file.path);
	if (readFileSync(target, 'utf8') !== file.text) return false;
	writeWhole(target, text, { mode: statSync(target).mode & 0o777 });
	return true;
}

/** Lines that are shown around those that differ. */
const around = 2;

/** An edit is in one place: what differs is between the lines that are the same at both ends. */
function diffOf(before: string, after: string): DiffLine[] {
	const [old, fresh] = [before.split('\n'), after.split('\n')];
	if (before === after) return [];
	let start = 0;
	while (start < old.length && old[start] === fresh[start]) start++;
	let end = 0;
	while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
	const lines = (from: readonly string[], [first, last]: [number, number], kind: DiffLine['kind']): DiffLine[] =>
		from.slice(first, last).map((text, index) => ({ kind, line: first + index + 1, text }));
	const tail = fresh.length - end;
	return [
		...lines(fresh, [Math.max(0, start - around), start], 'same'),
		...lines(old, [start, old.length - end], 'out'),
		...lines(fresh, [start, tail], 'in'),
		...lines(fresh, [tail, tail + around], 'same'),
	];
}

/** Whether the file says something else at a path than the config that the site was built with. */
export function differs(file: SiteFile, built: unknown, path: readonly string[]): boolean {
	return !isDeepStrictEqual(valueAt(file.value, path), valueAt(built, path));
}

/** The value at a path of a config; undefined where there is none. */
export const valueAt = (config: unknown, path: readonly string[]): unknown =>
	path.reduce<unknown>(
		(current, step) => (Object.hasOwn(Object(current), step) ? Reflect.get(Object(current), step) : undefined),
		config,
	);
