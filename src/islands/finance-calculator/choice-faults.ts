import { highestRate } from '../../domain/money/finance.ts';

/** Fields in which numbers are typed. */
export type TypedField = 'price' | 'deposit' | 'balloon' | 'rate';

/** What was typed: null where it cannot be read; a field that is empty is not given. */
export type TypedNumbers = Record<TypedField, number | null> & { given: Record<'deposit' | 'balloon', boolean> };

/**
 * What is wrong with each figure, as its field says it (CAR-12). Deposit and balloon are judged together: where they come to more
 * than the price, the larger is at fault, so that a deposit of $900,000 does not blame the balloon.
 */
export function choiceFaults(
	{ price, deposit, balloon, rate, given }: TypedNumbers,
	wholePrice: number,
): Partial<Record<TypedField, string>> {
	const [first, last] = [deposit ?? 0, balloon ?? 0];
	const isTooMuch = first + last > wholePrice;
	const isDeposit = isTooMuch && first >= last;
	const faults: [TypedField, boolean, string][] = [
		['price', isAmount(price) && wholePrice > 0, 'Enter a price above 0.'],
		[
			'deposit',
			!given.deposit || (isAmount(deposit) && !isDeposit),
			isDeposit && first <= wholePrice ? 'With the balloon it is more than the price.' : 'From 0 up to the price.',
		],
		['balloon', !given.balloon || (isAmount(balloon) && (!isTooMuch || isDeposit)), 'From 0 up to what is borrowed.'],
		['rate', isAmount(rate) && rate <= highestRate, `Enter a rate from 0 to ${highestRate}.`],
	];
	return Object.fromEntries(faults.filter(([, isRight]) => !isRight).map(([name, , fault]) => [name, fault]));
}

const isAmount = (value: number | null): value is number => value !== null && value >= 0;
