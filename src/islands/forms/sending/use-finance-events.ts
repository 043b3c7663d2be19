import { useEffect, useRef } from 'react';
import { countEvent } from '../../../client/analytics/count-event.ts';
import { financeEvent } from '../../../domain/leads/lead-event.ts';
import type { FormDefinition } from '../../../forms/definition.ts';

/** Counts how far a form about finance gets (USER-7): that it is begun, and every step that it reaches for the first time. */
export function useFinanceEvents(form: FormDefinition, { isBegun, step }: { isBegun: boolean; step: number }): void {
	/** What an earlier page has counted, of a form that was found again half filled in. */
	const before = useRef({ isBegun, step });
	useEffect(() => {
		if (isBegun && !before.current.isBegun) count(form, 'begun');
		before.current.isBegun = isBegun;
		// Sent, and empty again.
		if (!isBegun) before.current.step = 0;
	}, [isBegun]);
	useEffect(() => {
		if (step <= before.current.step) return;
		before.current.step = step;
		count(form, 'next step');
	}, [step]);
}

function count(form: FormDefinition, what: 'begun' | 'next step'): void {
	const id = financeEvent(form, what);
	if (id !== null) countEvent(id, form.name);
}
