import { type FinanceChoice, frequencies } from '../../domain/finance.ts';

/** What the fields of the calculator's form say now; an empty or unreadable amount is 0. */
export function readFinanceForm(form: HTMLFormElement): FinanceChoice {
	const data = new FormData(form);
	const number = (name: string): number => Number(data.get(name)) || 0;
	return {
		price: number('price'),
		deposit: number('deposit'),
		balloon: number('balloon'),
		rate: number('rate'),
		term: number('term'),
		frequency: frequencies.find((frequency) => frequency === data.get('frequency')) ?? 'weekly',
	};
}
