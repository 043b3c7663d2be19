import { most } from './find-cars.ts';

type Found = {
	/** What was typed; empty for nothing. */
	words: string;
	count: number;
	/** Whether the site's cars are there to be searched. */
	isKnown: boolean;
	/** Whether the cars are shown. */
	isOpen: boolean;
	/** Whether the visitor has said that it is none of them. */
	isAnother: boolean;
};

/** Said where words are sent that may be one of several cars, or none (CAR-1). */
export const missedText = 'Please choose which one, or ask us about it.';

/** What the box says of the cars that it has found (CAR-1). */
export function foundText({ words, count, isKnown, isOpen, isAnother }: Found): string {
	if (!words) return count > 0 ? 'You saved or viewed these:' : '';
	if (isAnother) return `We’ll get back to you about “${words}”.`;
	if (!isOpen) return 'Go back to the field to choose which one.';
	if (!isKnown) return 'Looking …';
	if (count === 0) return 'No match in our stock. Try another word, or ask us:';
	if (count === most) return `The first ${most} matches. Type more to see others:`;
	return count === 1 ? 'One match:' : `${count} matches:`;
}
