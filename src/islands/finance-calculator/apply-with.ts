import type { MouseEvent } from 'react';
import { keepFigures, tellFigures } from '../../client/leads/device/finance-figures.ts';
import { type FinanceChoice, type FinanceFees, sensibleChoice, wholeRepayment } from '../../domain/money/finance.ts';
import type { FinanceAbout } from './finance-about.ts';

type Figures = { choice: FinanceChoice; fees: FinanceFees; about: Pick<FinanceAbout, 'tab' | 'carId'> };

/**
 * Keeps the figures for the form about finance, which is on this page or on the one that the link leads to (ROUTE-9): the
 * address gets no more of them than the price. A figure that is wrong comes first.
 */
export function applyWith(event: MouseEvent<HTMLAnchorElement>, { choice: given, fees, about }: Figures): void {
	const link = event.currentTarget;
	const faulty = link.closest('[data-finance]')?.querySelector<HTMLElement>('[aria-invalid="true"]');
	if (faulty) {
		event.preventDefault();
		faulty.closest('details')?.setAttribute('open', '');
		// Not below what stays at the top.
		faulty.scrollIntoView({ block: 'center' });
		faulty.focus({ preventScroll: true });
		return;
	}
	const choice = sensibleChoice(given);
	keepFigures(about.tab, { ...choice, repayment: wholeRepayment(choice, fees) }, about.carId);
	const here = document.querySelector<HTMLElement>(formsHere);
	if (!here) {
		link.href = withBudget(link.href, choice.price);
		return;
	}
	tellFigures();
	// Its own link is a step in the history, from which Back leads to the figures again.
	if (link.hash !== `#${here.id}` || link.pathname !== location.pathname) {
		event.preventDefault();
		here.scrollIntoView();
	}
	here.tabIndex = -1;
	here.focus({ preventScroll: true });
}

/** The forms that take figures over, where they are a part of the page. */
const formsHere = '#finance-form, #finance-pre-approval-form, #finance-enquiry-form, #apply-for-finance-form';

/** The price is the visitor’s to change; the finance page is to begin with it. */
function withBudget(href: string, price: number): string {
	const url = new URL(href);
	if (url.searchParams.has('vehiclePriceBudget')) url.searchParams.set('vehiclePriceBudget', String(price));
	return url.href;
}
