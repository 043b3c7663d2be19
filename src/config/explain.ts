import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import { unionOptions } from './expected.ts';
import type { Problem } from './problem.ts';
import { mayBeSecret, notShown, withoutSecret } from './secrets.ts';

/** Turns Zod's issues into problems on which an author can act, one for each fault (SITE-3). */
export function explainIssues(issues: readonly z.core.$ZodIssue[], file: string): Problem[] {
	return issues.flatMap((issue) =>
		issue.code === 'unrecognized_keys'
			? issue.keys.map((key) => unknownKey(issue, key, file))
			: [wrongValue(issue, file)],
	);
}

/** The word of `known` that `word` was probably meant to be, if one is close enough. */
export function nearest(word: string, known: readonly string[]): string | undefined {
	if (known.length === 0) return undefined;
	const swapped = known.find((one) => isSwapped(word, one));
	if (swapped !== undefined) return swapped;
	const candidate = closest(word, known);
	return distance(word, candidate) <= Math.max(1, Math.floor(word.length * 0.4)) ? candidate : undefined;
}

/** Whether two neighbouring letters have changed places: `naem` is `name`. */
function isSwapped(word: string, other: string): boolean {
	if (word.length !== other.length) return false;
	const differ = [...word].flatMap((letter, index) => (letter === other[index] ? [] : [index]));
	const [first = 0, second] = differ;
	return differ.length === 2 && second === first + 1 && word[first] === other[second] && word[second] === other[first];
}

/** `navigation.header[2].url`, `pages["/about-us/"].title`. */
export function formatPath(path: readonly PropertyKey[]): string {
	const steps = path.map((step) => {
		if (typeof step === 'number') return `[${step}]`;
		return /^[\w$]+$/.test(String(step)) ? `.${String(step)}` : `[${JSON.stringify(String(step))}]`;
	});
	return steps.join('').replace(/^\./, '');
}

/** A value as in the file, in at most 60 characters and without secrets; empty for a missing value. */
export function shortened(value: unknown): string {
	const written = JSON.stringify(value, withoutSecret) ?? '';
	return written.length > 60 ? `${written.slice(0, 59)}…` : written;
}

const found = (path: readonly PropertyKey[], value: unknown, isKnown = true): string =>
	value !== undefined && mayBeSecret(path, isKnown) ? notShown : shortened(value);

function wrongValue(issue: z.core.$ZodIssue, file: string): Problem {
	if (issue.code === 'invalid_key') return wrongName(issue, file);
	const params = issue.code === 'custom' ? issue.params : undefined;
	const hint = params?.['hint'] ?? meant(issue);
	return {
		file,
		path: formatPath(issue.path),
		found: params?.['plain'] ? String(issue.input) : found(issue.path, inputOf(issue)) || missing(issue),
		expected: issue.message,
		...(hint ? { hint } : {}),
	};
}

/** A name that somebody chose for an entry, such as a destination's. */
function wrongName({ path, issues }: z.core.$ZodIssueInvalidKey, file: string): Problem {
	const [name, expected] = [String(path.at(-1) ?? ''), issues.map(({ message }) => message).join(' and ')];
	return { file, path: formatPath(path), found: shortened(name), expected };
}

/** A key that has to be there and is not. */
const missing = (issue: z.core.$ZodIssue): string =>
	issue.code === 'invalid_type' && issue.input === undefined ? 'nothing' : '';

function unknownKey(issue: z.core.$ZodIssueUnrecognizedKeys, key: string, file: string): Problem {
	const known = issue.message.split(', ');
	const guess = nearest(key, known);
	const isShort = known.length <= 14;
	const hint = guess ? didYouMean(guess) : isShort ? undefined : 'Correct its name or take it out.';
	return {
		file,
		path: formatPath([...issue.path, key]),
		found: found([...issue.path, key], Reflect.get(Object(issue.input), key), false),
		expected: isShort ? `a known key: ${issue.message}` : 'a known key (tenants/site.schema.json has them all)',
		...(hint && { hint }),
	};
}

function inputOf(issue: z.core.$ZodIssue): unknown {
	if (issue.code !== 'invalid_union' || !issue.discriminator) return issue.input;
	return Reflect.get(Object(issue.input), issue.discriminator);
}

function meant(issue: z.core.$ZodIssue): string | undefined {
	const allowed = issue.code === 'invalid_value' ? issue.values : unionOptions(issue);
	const input = inputOf(issue);
	if (typeof input !== 'string') return undefined;
	const guess = nearest(input, allowed.map(String).filter(Boolean));
	return guess && didYouMean(guess);
}

function didYouMean(guess: string): string {
	return `Did you mean ${JSON.stringify(guess)}?`;
}
