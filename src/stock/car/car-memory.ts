import type { PriceDrop } from '../../domain/money/price-drop.ts';
import type { ShownPrice } from '../../domain/stock/price-history.ts';

/** What the site itself knows of a car, from build to build. No feed can say it. */
export type CarMemory = {
	/** The day on which it came in, `YYYY-MM-DD`; absent where nobody knows. */
	arrived?: string;
	/** The drop to its present price that may be said today. */
	price_drop?: PriceDrop;
	/** The prices that its pages have shown, where there was more than one. */
	prices?: readonly ShownPrice[];
};
