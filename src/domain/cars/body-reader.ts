import { escapePattern } from '../words/escape-pattern.ts';
import { letters } from '../words/letters.ts';
import { bodyForms } from './body-words.ts';

/**
 * Reads a visitor's words for body types as the stock writes them (SRCH-3): `white utes` → `white Ute`. `bodies` are those
 * in stock. Quotes and a leading minus stay where they are.
 */
export function bodyReader(bodies: readonly string[], locale: string): (query: string) => string {
	const forms = bodyForms(bodies.filter(Boolean), locale);
	if (forms.size === 0) return (query) => query;
	const longestFirst = [...forms.keys()].sort((one, other) => other.length - one.length);
	const words = longestFirst.map(escapePattern).join('|');
	const pattern = new RegExp(String.raw`(?<![${letters}\d])(?:${words})(?![${letters}\d])`, 'giu');
	return (query) => query.replace(pattern, (found) => forms.get(found.toLowerCase()) ?? found);
}
