/**
 * Wording of displayed text (SITE-9): texts are written in Australian English and swapped for en-US, `colour` →
 * `color`, `enquiry` → `inquiry`, `kilometres` → `miles`, `Ring us` → `Call us`, `a fortnight` → `every two weeks`. Facts
 * of a vehicle are shown in the same words, `Petrol` → `Gas`, `Ute` → `Truck`. Routes, categories, field names and what
 * is stored keep theirs.
 */
const usWording: readonly [RegExp, string][] = [
	[/\b(col)our/gi, '$1or'],
	[/\b(favo)u(?=rit)/gi, '$1'],
	[/\be(nquir)/gi, 'i$1'],
	[/\b(t)yre/gi, '$1ire'],
	[/\b(licen)c(?=e)/gi, '$1s'],
	[/\b(cent)re/gi, '$1er'],
	[/^kilometres$/gi, 'mileage'],
	[/\bkilomet(?:re)(?=s?\b)/gi, 'mile'],
	[/^registration$/gi, 'license plate'],
	[/\bregistration number/gi, 'license plate number'],
	[/\bpostcode/gi, 'ZIP code'],
	[/\b(gr)ey\b/gi, '$1ay'],
	[/\b(organi)s(?=ation|e)/gi, '$1z'],
	[/\bring (?=us\b|you\b)/gi, 'call '],
	[/\bdriver(?= license)/gi, 'driver’s'],
	[/\ba fortnight\b/gi, 'every two weeks'],
	[/\bfortnightly\b/gi, 'biweekly'],
	[/\bfortnight\b/gi, 'two weeks'],
	[/\bin part payment\b/gi, 'as a trade-in'],
	[/\bpayslip/gi, 'pay stub'],
	[/\blogbook/gi, 'maintenance record'],
	[/\bmiles on the clock\b/gi, 'miles on the odometer'],
	[/\bmobile\b/gi, 'cell'],
	[/\bpetrol\b/gi, 'gas'],
	[/\bute(?=s?\b)/gi, 'truck'],
	[/\bpeople mover/gi, 'minivan'],
	[/\b(demo)nstrator(?=s?\b)/gi, '$1'],
	[/\bdrive away\b/gi, 'out the door'],
];

/** The text in the spelling of the locale. */
export function localiseText(text: string, locale: string): string {
	if (locale !== 'en-US') return text;
	return usWording.reduce(
		(current, [pattern, spelling]) =>
			current.replace(pattern, (found, kept: unknown) =>
				inCaseOf(found, spelling.replace('$1', typeof kept === 'string' ? kept : '')),
			),
		text,
	);
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
	if (locale !== 'en-US') return value;
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
