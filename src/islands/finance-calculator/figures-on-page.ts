import {
	changedFrom,
	type FinanceChoice,
	financeResult,
	repaymentText,
	sensibleChoice,
} from '../../domain/money/finance.ts';
import { onFinance, repaymentNotes } from '../../domain/money/repayment-notes.ts';
import { localiseText } from '../../domain/words/wording.ts';
import type { FinanceModel } from '../../site/cars/finance.ts';

/** What the page says of a repayment outside the calculator: in an element's `data-figures`. */
type Said = 'finance' | 'rates' | 'brief' | 'note';

/**
 * Lets all that the page says of a repayment follow the calculator: one page has one figure. With the figures of `start`, as they
 * were before the visitor changed them, the page says again what the build wrote: for the model, or for the variant that was chosen (`data-unchanged`).
 */
export function figuresOnPage(model: FinanceModel): (choice: FinanceChoice, start: FinanceChoice) => void {
	const places = [...document.querySelectorAll<HTMLElement>('[data-figures]')].map((element) => ({
		element,
		said: element.dataset['figures'] as Said,
		built: element.innerHTML,
	}));
	return (given, start) => {
		const choice = sensibleChoice(given);
		const isFirst = Object.keys(changedFrom(start, choice)).length === 0;
		const texts = isFirst ? null : textsOf(choice, model);
		for (const { element, said, built } of places) {
			if (texts) element.replaceChildren(...texts[said].map(inSpan));
			else element.innerHTML = element.dataset['unchanged'] ?? built;
		}
	};
}

function textsOf(choice: FinanceChoice, model: FinanceModel): Record<Said, string[]> {
	const { start, fees, comparison, locale } = model;
	if (financeResult(choice, fees).borrowed <= 0) {
		const none = [localiseText('Your figures: nothing to borrow', locale)];
		return { finance: none, rates: [], brief: [], note: [] };
	}
	// Of another price than that of the page nobody knows what it covers.
	const basis = choice.price === start.price ? model.basis : null;
	const amount = localiseText(repaymentText(choice, locale, fees), locale);
	const { rates, brief, note } = repaymentNotes(choice, { siteRate: start.rate, comparison, fees, basis, locale });
	return {
		finance: [onFinance('Your figures:', amount, locale)],
		rates,
		brief: [`* ${brief}`],
		note: [note],
	};
}

function inSpan(text: string): HTMLElement {
	const span = document.createElement('span');
	span.textContent = text;
	return span;
}
