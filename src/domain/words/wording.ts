/**
 * Wording of displayed text (SITE-9): texts are written in Australian English and swapped as the locale's file says; en-US has `colour` →
 * `color`, `enquiry` → `inquiry`, `kilometres` → `miles`, `Ring us` → `Call us`, `a fortnight` → `every two weeks`. Facts
 * of a vehicle are shown in the same words, `Petrol` → `Gas`, `Ute` → `Truck`. Routes, categories, field names and what
 * is stored keep theirs.
 */
import type { ShownLocale } from '../locales/locale-row.ts';
import { localeFacts } from './locale.ts';

/** The text in the spelling of the locale. */
export function localiseText(text: string, locale: string): string {
	return patternsOf(localeFacts(locale)).reduce(
		(current, [pattern, spelling]) =>
			current.replace(pattern, (found, kept: unknown) =>
				inCaseOf(found, spelling.replace('$1', typeof kept === 'string' ? kept : '')),
			),
		text,
	);
}

/** Each locale's patterns are compiled once. */
const compiled = new WeakMap<ShownLocale, readonly (readonly [RegExp, string])[]>();

function patternsOf(facts: ShownLocale): readonly (readonly [RegExp, string])[] {
	const known = compiled.get(facts);
	if (known) return known;
	const patterns = facts.wording.map(([pattern, spelling]) => [new RegExp(pattern, 'gi'), spelling] as const);
	compiled.set(facts, patterns);
	return patterns;
}

/** `rental cars` → `Rental cars`. */
export function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

function inCaseOf(model: string, text: string): string {
	if (model === model.toUpperCase()) return text.toUpperCase();
	return model.charAt(0) === model.charAt(0).toUpperCase() ? capitalised(text) : text;
}

type Kept = {
	/** Keys below which nothing is writing. */
	keys?: ReadonlySet<string>;
	/** Names, `Sunset Car Centre`, which are written as their owners write them. */
	names?: readonly string[];
};

/** The value with its texts in the spelling of the locale, except what is kept. */
export function localiseTexts<Value>(value: Value, locale: string, kept: Kept = {}): Value {
	if (localeFacts(locale).wording.length === 0) return value;
	if (typeof value === 'string') return localiseAround(value, locale, kept.names ?? []) as Value;
	if (Array.isArray(value)) return value.map((item) => localiseTexts(item, locale, kept)) as Value;
	if (typeof value !== 'object' || value === null) return value;
	const entries = Object.entries(value).map(([key, item]) => [
		key,
		kept.keys?.has(key) ? item : localiseTexts(item, locale, kept),
	]);
	return Object.fromEntries(entries) as Value;
}

function localiseAround(text: string, locale: string, [name, ...others]: readonly string[]): string {
	if (!name) return localiseText(text, locale);
	return text
		.split(name)
		.map((part) => localiseAround(part, locale, others))
		.join(name);
}
