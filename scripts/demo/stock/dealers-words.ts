import type { Locale } from '../../../src/domain/words/locale.ts';
import { localiseText } from '../../../src/domain/words/wording.ts';

/** Idioms of a dealer that the platform's own texts do not use. */
const usIdioms: readonly [string, string][] = [
	['skip the bowser', 'skip the gas station'],
	['in the boot', 'in the trunk'],
	['reversing camera', 'backup camera'],
	['Reversing camera', 'Backup camera'],
	['Satellite navigation', 'Navigation system'],
	['Tow bar', 'Trailer hitch'],
	['Power tailgate', 'Power liftgate'],
	['service books', 'service records'],
	['Trade-ins welcome and finance', 'Trade-ins welcome and financing'],
	['on the clock', 'on the odometer'],
	[' yard,', ' lot,'],
	['Workshop inspected', 'Inspected in our shop'],
];

/** A text as a dealer of the locale writes it. */
export function inDealersWords(text: string, locale: Locale): string {
	if (locale !== 'en-US') return text;
	const own = usIdioms.reduce((current, [idiom, american]) => current.replaceAll(idiom, american), text);
	return localiseText(own, locale);
}
