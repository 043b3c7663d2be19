import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the first field in error after a refusal, to the step's title after a change of step, which then is at the top of the screen (FORM-7). */
export function useFocus(
	element: RefObject<HTMLFormElement | null>,
	{ refusals, step }: { refusals: number; step: number },
): void {
	const seen = useRef({ refusals, step });
	useEffect(() => {
		const before = seen.current;
		seen.current = { refusals, step };
		const focus = (what: string) => element.current?.querySelector<HTMLElement>(what)?.focus();
		if (refusals !== before.refusals) {
			focus('[data-fault]');
			// What closes as the focus leaves it, such as a list of cars, has closed by then.
			requestAnimationFrame(() => showFaults(element.current));
		} else if (step !== before.step) toStep(element.current);
	}, [refusals, step, element]);
}

function toStep(form: HTMLFormElement | null): void {
	const title = form?.querySelector<HTMLElement>('[data-step-title]');
	title?.focus({ preventScroll: true });
	title?.closest('.form-progress')?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** How much of the window the summary of errors and the first of its fields may take together; else the field alone is shown. */
const share = 0.55;

function showFaults(form: HTMLFormElement | null): void {
	const summary = form?.querySelector('.form-summary');
	const field = form?.querySelector('[data-fault]');
	if (!summary || !field) return;
	const height = field.getBoundingClientRect().bottom - summary.getBoundingClientRect().top;
	const shown = height < innerHeight * share ? [field, summary] : [field];
	for (const part of shown) part.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
