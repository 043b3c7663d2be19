/**
 * How far a form is, in percent (FORM-7): `{ stepIndex: 1, steps: 3 }` → 33. 100 only once it is complete.
 */
export function formProgress({
	stepIndex,
	steps,
	complete,
}: {
	stepIndex: number;
	steps: number;
	complete: boolean;
}): number {
	if (complete) return 100;
	return Math.min(99, Math.round((100 * stepIndex) / steps));
}
