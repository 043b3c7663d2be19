import { isStepShown, type Shown } from './visibility.ts';

/** The step that follows, over those that are skipped; null after the last one (FORM-7). */
export function nextStep(shown: Shown, step: number): number | null {
	return shown.form.steps.find((next) => next.id > step && isStepShown(next, shown))?.id ?? null;
}
