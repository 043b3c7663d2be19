import { escapePattern } from '../../domain/words/escape-pattern.ts';
import type { AskedPart } from './asked.ts';

const isOf = (field: 'make' | 'model', { wish }: AskedPart): boolean =>
	(wish.kind === 'list' || wish.kind === 'any') && wish.field === field;
const connector = /\bor\b|[,/]/i;

/** A pattern of a part where it stands by itself: `mazda` is no part of `mazda3`. */
export const partPattern = (text: string): string => `(?<![\\p{L}\\p{N}])${escapePattern(text)}(?![\\p{L}\\p{N}])`;

/**
 * Makes and models as alternatives (SRCH-3). A make right beside one of several models is part of its name: `mazda 3 or toyota
 * corolla` are not only those of Toyota. Of one that stands alone, `toyota or mazda 3`, every model is wanted: `either`.
 */
export function readAlternatives(text: string, parts: readonly AskedPart[]): { parts: AskedPart[]; either: boolean } {
	const models = parts.filter((part) => isOf('model', part));
	const makes = parts.filter((part) => isOf('make', part));
	const whole = new Map(makes.map((make) => [make, wholeName(text, make, models)] as const));
	const either = models.length > 0 && connector.test(text) && makes.some((make) => !whole.get(make));
	if (!either && models.length < 2) return { parts: [...parts], either };
	const named = new Map([...whole.values()].flatMap((found) => (found ? [[found.model, found.text] as const] : [])));
	return {
		either,
		parts: parts.filter((part) => !whole.get(part)).map((part) => ({ ...part, text: named.get(part) ?? part.text })),
	};
}

/** A make and the model beside it, as they were typed. */
function wholeName(text: string, make: AskedPart, models: readonly AskedPart[]) {
	for (const model of models) {
		const [one, other] = [partPattern(make.text), partPattern(model.text)];
		const found = new RegExp(`${one}\\s+${other}|${other}\\s+${one}`, 'u').exec(text);
		if (found) return { model, text: found[0] };
	}
	return undefined;
}
