import { formTexts } from '../../../forms/rules/texts.ts';

/** `Please check one thing before you go on`, `Please check 3 things …`; how many are left once some were changed. */
export function summaryHeading(count: number): string {
	if (count === 0) return 'All changed. We’ll check again when you go on.';
	return count === 1 ? 'Please check one thing before you go on' : `Please check ${count} things before you go on`;
}

/**
 * What the summary says of a fault after the link to its field, which reads the field's label: ` is missing`; the rule's own text
 * otherwise. The field itself has the specification's text (FORM-2).
 */
export function faultWords(label: string, fault: string): string {
	const isQuestion = /[?!.]$/.test(label);
	if (fault === formTexts.required) return isQuestion ? ' Not answered yet' : ' is missing';
	return `${isQuestion ? ' ' : ': '}${fault}`;
}
