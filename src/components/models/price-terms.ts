import { capitalised } from '../../domain/words/wording.ts';

/** What a price covers, and that it is one's to order for: `Drive away, to order`. */
export const priceTerms = (basis: string | null, toOrder: boolean): string =>
	capitalised([basis, toOrder && 'to order'].filter(Boolean).join(', '));
