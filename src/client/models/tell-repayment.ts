/** What the head of a model's page says of a repayment, by its `data-figures`. */
type Figures = Record<'finance' | 'rates' | 'brief' | 'note', string[]>;

/**
 * Lets the head say the repayment of the variant whose part this is, or none where that has none (ROUTE-17). `data-unchanged` has it
 * for the calculator, which writes the same places as long as the visitor has changed its figures.
 */
export function tellRepayment(variant: HTMLElement): void {
	const head = document.querySelector('.page-head');
	const figures = figuresOf(variant);
	for (const part of head?.querySelectorAll<HTMLElement>('.model-repayment, .fine-print') ?? []) part.hidden = !figures;
	if (!figures) return;
	for (const place of head?.querySelectorAll<HTMLElement>('[data-figures]') ?? []) {
		place.replaceChildren(...figures[place.dataset['figures'] as keyof Figures].map(inSpan));
		place.dataset['unchanged'] = place.innerHTML;
	}
}

function figuresOf(variant: HTMLElement): Figures | null {
	const textOf = (element: Element | null): string => element?.textContent?.trim() ?? '';
	const [offer = '', ...rates] = [...variant.querySelectorAll('.model-repayment span')].map(textOf);
	if (offer === '') return null;
	const [brief, note] = ['summary', 'p'].map((part) => textOf(variant.querySelector(`.fine-print ${part}`)));
	return { finance: [offer], rates, brief: [brief ?? ''], note: [note ?? ''] };
}

const inSpan = (text: string): HTMLElement => Object.assign(document.createElement('span'), { textContent: text });
