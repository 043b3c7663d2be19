import type { CarShown } from './forms-file.ts';

/** What one choice of plan and term costs, in words: the page shows them as they are. */
export type SubscriptionChoice = {
	/** `$335`. */
	amount: string;
	/** `$335 per week`. */
	price: string;
	/** `1,200 km a month · 3 months`. */
	summary: string;
	/** What is paid before the first drive. */
	start: { total: string; rows: { name: string; text: string }[] };
	/** What the form says of it. */
	terms: NonNullable<CarShown['terms']>;
	/** What the lead says of it. */
	values: Readonly<Record<string, string>>;
};

/** Each plan's choices by term, the car's own price first. */
export type SubscriptionChoices = { choices: SubscriptionChoice[][] };
