import { dialled } from '../../domain/words/swapped-phone.ts';

/** A number that a phone can call: nothing else gets onto the page. */
const callable = /^\+?[\d ()-]{6,20}$/;

/**
 * The stand-ins of a vendor's answer by the number that each stands for, as it is dialled. Only numbers that were asked for count;
 * whatever else the answer has is ignored. Throws if the answer has no numbers at all.
 */
export function standInsOf(answer: unknown, asked: readonly string[]): Map<string, string> {
	const numbers: unknown = Reflect.get(Object(answer), 'numbers');
	if (typeof numbers !== 'object' || numbers === null) throw new Error('The answer has no numbers.');
	const given = Object.entries(numbers).map(([number, standIn]) => [dialled(number), standIn] as const);
	return new Map(
		given.flatMap(([number, standIn]) => {
			const isUsable = asked.includes(number) && typeof standIn === 'string' && callable.test(standIn);
			return isUsable ? [[number, standIn] as const] : [];
		}),
	);
}
