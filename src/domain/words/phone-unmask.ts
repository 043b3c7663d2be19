/** The text with the number in place of its mask: `Call (07) **** ****` → `Call (07) 7010 1200`. */
export const unmasked = (text: string, number: string): string =>
	text.replace(/[(+\d][\d()+ -]*\*(?:[* ()-]*\*)?/, () => number);
