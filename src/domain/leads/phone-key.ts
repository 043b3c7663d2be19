/** The digits of a phone number without the prefix of its country or the 0 that stands for it: all ways of writing it are one. */
export function phoneKey(text: string): string {
	const bare = text.replace(/[^\d+]/g, '').replace(/^00/, '+');
	const isWritten = bare.startsWith('+') || (/^6[14]/.test(bare) && bare.length > 10);
	return isWritten ? bare.replace(/^\+?(?:61|64|1|49)0?/, '') : bare.replace(/^0/, '');
}

/** Fewer digits are a year, a price or a part of a stock number. */
const fewestDigits = 4;

/** Whether a search could be of a phone number. */
export const isPhoneSearch = (text: string): boolean =>
	/^[\d\s()+./-]+$/.test(text) && text.replace(/\D/g, '').length >= fewestDigits;
