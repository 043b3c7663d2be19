import type { z } from 'zod';

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

const kinds: Record<string, string> = {
	string: 'a text',
	number: 'a number',
	int: 'a whole number',
	boolean: 'true or false',
	array: 'a list [ … ]',
	object: 'an object { … }',
	record: 'an object { … }',
};

/**
 * What a schema expects, in plain words. Zod calls it for every issue whose schema has no error text itself. For an
 * unknown key it is the list of known keys.
 */
export function expectedOf(issue: RawIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return kinds[issue.expected] ?? issue.expected;
		case 'invalid_value':
			return oneOf(issue.values);
		case 'invalid_union':
			return oneOf(unionOptions(issue));
		case 'invalid_key':
			return issue.issues.map(({ message }) => message).join(' and ');
		case 'unrecognized_keys':
			return knownKeys(issue.inst).join(', ');
		case 'too_small':
			return bound(issue.origin, Number(issue.minimum), issue.inclusive === false ? 'more than' : 'at least');
		case 'too_big':
			return bound(issue.origin, Number(issue.maximum), issue.inclusive === false ? 'less than' : 'at most');
		default:
			return 'another value';
	}
}

/** The values that decide between the members of a union; Zod's types leave them out. */
export function unionOptions(issue: object): readonly unknown[] {
	return 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
}

function oneOf(values: readonly unknown[]): string {
	const written = values.map((value) => (typeof value === 'string' && value !== '' ? value : JSON.stringify(value)));
	return written.length === 1 ? `${written[0]}` : `one of ${written.join(', ')}`;
}

function bound(origin: string, limit: number, words: string): string {
	if (origin === 'string')
		return limit === 1 && words === 'at least' ? 'a text that is not empty' : `${words} ${limit} characters`;
	if (origin === 'array') return `a list of ${words} ${limit} ${limit === 1 ? 'entry' : 'entries'}`;
	return `a number, ${words} ${limit}`;
}

function knownKeys(schema: unknown): string[] {
	const { def } = (schema as z.core.$ZodObject)._zod;
	return Object.keys(def.shape);
}
