/** What came of an enquiry, in a dealer’s words. With one it is closed. */
export const leadOutcomes = {
	sold: 'Sold',
	lost: 'Lost',
	unreachable: 'Not reached',
	spam: 'Spam',
} as const;
export type LeadOutcome = keyof typeof leadOutcomes;

/** Why a sale was lost; a dealer may write another reason. */
export const lostReasons = [
	'Bought elsewhere',
	'Price',
	'Car already sold',
	'Finance declined',
	'Trade-in value',
	'Only looking',
	'Form not finished',
] as const;

/** Reads one; null for anything else. */
export const leadOutcome = (asked: string): LeadOutcome | null =>
	Object.hasOwn(leadOutcomes, asked) ? (asked as LeadOutcome) : null;

/** `Lost: Bought elsewhere` */
export const outcomeWords = (outcome: LeadOutcome, reason: string): string =>
	[leadOutcomes[outcome], reason].filter(Boolean).join(': ');
