import { type FormDefinition, fieldsOf } from '../definition.ts';
import { valueKeys } from '../kinds/value-keys.ts';
import { isStepShown, type Shown } from './visibility.ts';

/** The step that follows, over those that are skipped; null after the last one (FORM-7). */
export function nextStep(shown: Shown, step: number): number | null {
	return shown.form.steps.find((next) => next.id > step && isStepShown(next, shown))?.id ?? null;
}

/** How many steps Back goes through until the first one: as many as were gone through, without those that were skipped (FORM-7). */
export function stepsBehind({ step, skipped }: { step: number; skipped: readonly Jump[] }): number {
	let count = 0;
	for (let at = step; at > 0; count++) at = skipped.find(({ to }) => to === at)?.from ?? at - 1;
	return count;
}

type Jump = { from: number; to: number };

/** The first step that has something wrong in it, and what that is, by key; null where no step has any of it. */
export function faultyStep(
	form: FormDefinition,
	errors: Readonly<Record<string, string>>,
): { step: number; errors: Record<string, string> } | null {
	for (const { id } of form.steps) {
		const keys = fieldsOf(form, [id]).flatMap((field) => valueKeys(field).map(({ key }) => key));
		const found = keys.flatMap((key) => (Object.hasOwn(errors, key) ? [[key, errors[key] ?? ''] as const] : []));
		if (found.length > 0) return { step: id, errors: Object.fromEntries(found) };
	}
	return null;
}

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
