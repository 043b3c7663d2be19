import { type FinanceChoice, frequencies } from '../../domain/money/finance.ts';

/** What the calculator's fields say now; an empty or unreadable amount is 0. */
export function readFinanceFields(fields: HTMLElement): FinanceChoice {
	const text = (name: string): string | undefined =>
		fields.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]:is(:checked, :not([type="radio"]))`)
			?.value;
	const number = (name: string): number => Number(text(name)) || 0;
	return {
		price: number('price'),
		deposit: number('deposit'),
		balloon: number('balloon'),
		rate: number('rate'),
		term: number('term'),
		frequency: frequencies.find((frequency) => frequency === text('frequency')) ?? 'weekly',
	};
}
