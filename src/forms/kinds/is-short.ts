import type { FieldDefinition } from '../definition.ts';

/** What a phone's half row has room for: `Variant (optional)`. */
const longestLabel = 18;
const optionalMark = ' (optional)';

/** Their answers are longer than half a phone is wide. */
const longAnswers: ReadonlySet<string> = new Set(['email', 'phone']);

/** Whether a field shares its row on phones too: first and last name, and halves with a short label and a short answer. */
export function isShort({ type, label, half, required, help }: FieldDefinition): boolean {
	if (type === 'fullName') return true;
	// A card with a sentence in it.
	if (type === 'checkCard' && help) return false;
	// A card to tick bears no mark.
	const isMarked = required === false && type !== 'checkCard';
	const length = label.length + (isMarked ? optionalMark.length : 0);
	return Boolean(half) && !longAnswers.has(type) && length <= longestLabel;
}
